import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestIds, readOperationIndex } from './operationIndex';

const COMPONENT = '@site/src/plugins/api-reference/client/OperationIsland';
const DATA = '@generated/api-reference/default';

/**
 * Remark plugin: gives each `<Operation id="…" />` the data of that one operation, so that a guide
 * carries only what it shows.
 *
 * @throws through `file.fail`, with file, line and the nearest ids, when no operation has the id.
 */
export function embedOperations(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const imported = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name !== 'Operation') return;
      const id = readId(element);
      const ids = readOperationIndex(process.cwd());
      if (id === undefined || !ids.includes(id)) {
        return file.fail(
          `<Operation id="${id ?? ''}" />: nenhuma operação tem esse id. As mais parecidas: ${nearestIds(id ?? '', ids).join(', ')}.`,
          element.position,
          'api-reference:operation',
        );
      }
      const name = imported.get(id) ?? `operation${imported.size}`;
      imported.set(id, name);
      element.name = 'OperationIsland';
      element.attributes = [expressionAttribute('island', name)];
    });
    if (imported.size === 0) return;
    tree.children.unshift(
      importNode('OperationIsland', COMPONENT),
      ...[...imported].map(([id, name]) => importNode(name, `${DATA}/ilha-${id}`)),
    );
  };
}

function readId(element: MdxJsxFlowElement): string | undefined {
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function expressionAttribute(name: string, identifier: string): MdxJsxFlowElement['attributes'][0] {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            { type: 'ExpressionStatement', expression: { type: 'Identifier', name: identifier } },
          ],
        },
      },
    },
  };
}

function importNode(name: string, source: string): Root['children'][number] {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: source, raw: `'${source}'` },
          },
        ],
      },
    },
  };
}
