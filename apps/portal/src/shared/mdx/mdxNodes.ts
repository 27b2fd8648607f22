import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Any node, also one of a kind that this module does not know. */
interface Node {
  readonly type: string;
}

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type ImportNode = Root['children'][number];

/** Whether a node of a guide is an element or a component. */
export function isMdxElement(node: Node): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes given as plain text; those given as expressions are left out. */
export function readAttributes({ attributes }: MdxElement): ReadonlyMap<string, string> {
  return new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
}

/** `<Component island={identifier} />` on a line of its own. */
export function islandElement(component: string, identifier: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'island',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: identifier,
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              comments: [],
              body: [
                {
                  type: 'ExpressionStatement',
                  expression: { type: 'Identifier', name: identifier },
                },
              ],
            },
          },
        },
      },
    ],
    children: [],
  };
}

/** `import name from 'source';` */
export function importNode(name: string, source: string): ImportNode {
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
