import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { renewCache } from '../bundler';

/** Options of the plugin. */
export interface StaticTextOptions {
  /** The guides' folder, from the site's folder. */
  readonly docs: string;
}

const LOADER = path.join(__dirname, 'staticTextLoader.mjs');

/** Sends guides to the browser once, as HTML, instead of a second time as components (README.md). */
export default function staticText({ siteDir }: LoadContext, { docs }: StaticTextOptions): Plugin {
  return {
    name: 'static-text',
    configureWebpack(config, isServer) {
      const adopts = !isServer && process.env.NODE_ENV === 'production';
      return {
        ...renewCache(config, readFileSync(LOADER, 'utf8')),
        module: {
          rules: [
            {
              test: /[\\/][^_\\/][^\\/]*\.mdx$/,
              include: path.resolve(siteDir, docs),
              enforce: 'post',
              use: [{ loader: LOADER, options: { adopts } }],
            },
          ],
        },
      };
    },
  };
}

type MdxjsEsm = Extract<Root['children'][number], { type: 'mdxjsEsm' }>;

export interface MarkOptions {
  /**
   * Names of the components whose HTML does not change in the browser. The plugins that put them into
   * guides declare them; page modules handle clicks in them.
   */
  readonly parts: readonly string[];
}

/** Elements that Docusaurus turns into stateful components. */
const STATEFUL_ELEMENTS: ReadonlySet<string> = new Set(['details']);

/**
 * Remark plugin that adds `export const isStaticText = true` to a guide with static parts only;
 * `staticTextLoader.mjs` reads it. A guide with any other component or import stays with React.
 */
export function markStaticText({ parts }: MarkOptions): (tree: Root) => void {
  const known = new Set(parts);
  return (tree) => {
    let isStatic = true;
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') isStatic = importsStaticParts(node, known);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        isStatic = isStaticElement(node.name, known);
      }
      return isStatic ? undefined : EXIT;
    });
    if (isStatic) tree.children.push(markNode());
  };
}

function isStaticElement(name: string | null, parts: ReadonlySet<string>): boolean {
  if (name === null) return true;
  return /^[a-z]/.test(name) ? !STATEFUL_ELEMENTS.has(name) : parts.has(name);
}

/** Data (lower-case names) and static parts do not need React. */
function importsStaticParts({ data }: MdxjsEsm, parts: ReadonlySet<string>): boolean {
  return (data?.estree?.body ?? []).every(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.every(({ local }) => /^[a-z]/.test(local.name) || parts.has(local.name)),
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
