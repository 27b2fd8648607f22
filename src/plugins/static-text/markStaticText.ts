import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';

type MdxjsEsm = Extract<Root['children'][number], { type: 'mdxjsEsm' }>;

/** Components whose HTML does not change in the browser; the page script answers what is clicked in them. */
const STATIC_PARTS: ReadonlySet<string> = new Set(['CodeBlock', 'Diagram', 'EmbeddedIsland']);
/** Elements that Docusaurus turns into components with a state of their own. */
const STATEFUL_ELEMENTS: ReadonlySet<string> = new Set(['details']);

/**
 * Remark plugin: marks a guide all of whose parts are static with `export const isStaticText = true`,
 * which `staticTextLoader.mjs` reads. Any component or import it doesn't know leaves a guide
 * unmarked, and so with React for its whole text.
 */
export function markStaticText(): (tree: Root) => void {
  return (tree) => {
    let isStatic = true;
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') isStatic = importsStaticParts(node);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        isStatic = isStaticElement(node.name);
      }
      return isStatic ? undefined : EXIT;
    });
    if (isStatic) tree.children.push(markNode());
  };
}

function isStaticElement(name: string | null): boolean {
  if (name === null) return true;
  return /^[a-z]/.test(name) ? !STATEFUL_ELEMENTS.has(name) : STATIC_PARTS.has(name);
}

/** Data, which has a small initial, and static parts. */
function importsStaticParts({ data }: MdxjsEsm): boolean {
  return (data?.estree?.body ?? []).every(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.every(
        ({ local }) => /^[a-z]/.test(local.name) || STATIC_PARTS.has(local.name),
      ),
  );
}

function markNode(): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: 'export const isStaticText = true;',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            attributes: [],
            specifiers: [],
            source: null,
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                {
                  type: 'VariableDeclarator',
                  id: { type: 'Identifier', name: 'isStaticText' },
                  init: { type: 'Literal', value: true, raw: 'true' },
                },
              ],
            },
          },
        ],
      },
    },
  };
}
