import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  address,
  type BrowserScript,
  bundleScript,
  checkOptions,
  createDevDownloads,
  keys,
  list,
  publishFile,
  text,
} from '@frontier/light-docusaurus';
import { highlightCode } from '@frontier/reference';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { TOOLS_META } from './client/toolEvent';
import type { Verifier } from './signature/startSignature';

/** A program that verifies deliveries of webhooks. */
interface VerifierFile {
  /** Of its code: what `highlightCode` knows. */
  readonly language: string;
  /** From the folder of static files. */
  readonly file: string;
}

export interface PageToolsOptions {
  readonly verifiers: readonly VerifierFile[];
}

export const validateOptions = checkOptions(
  'page-tools',
  keys<PageToolsOptions>({
    verifiers: list(
      'uma lista de verificadores',
      keys<VerifierFile>({
        language: text('a linguagem do verificador'),
        file: address('o endereço do verificador'),
      }),
    ),
  }),
);

/** Tools in pages, each a script that is fetched when a reader turns to it (README.md). */
export default function pageTools(
  { baseUrl, siteDir }: LoadContext,
  { verifiers }: PageToolsOptions,
): Plugin<Readonly<Record<string, BrowserScript>>> {
  return {
    name: 'page-tools',

    getPathsToWatch: () => verifiers.map(({ file }) => path.join(siteDir, 'static', file)),

    async loadContent() {
      const shown = verifiers.map(({ file, language }): [string, Verifier] => {
        const code = readFileSync(path.join(siteDir, 'static', file), 'utf8').trimEnd();
        return [language, { file: path.basename(file), code: colourPieces(code, language) }];
      });
      return {
        signature: await bundleScript('assets/ferramentas/assinatura', {
          entryPoints: [path.join(__dirname, 'signature/startSignature.ts')],
          define: { VERIFIERS: JSON.stringify(Object.fromEntries(shown)) },
        }),
      };
    },

    // The page script takes from here where each script is (client/awaitTools.ts).
    injectHtmlTags: ({ content }) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: TOOLS_META,
            ...Object.fromEntries(
              Object.entries(content).map(([name, script]) => [
                `data-${name}`,
                baseUrl + script.path,
              ]),
            ),
          },
        },
      ],
    }),

    // The types of the bundler's settings know no development server.
    configureWebpack: (_config, isServer, _utils, content): object => {
      const files = new Map(
        Object.values(content).map(({ code, path: file }) => [
          `/${file}`,
          { type: 'text/javascript; charset=utf-8', bytes: code },
        ]),
      );
      return isServer ? {} : { devServer: createDevDownloads((file) => files.get(file)) };
    },

    async postBuild({ outDir, content }) {
      for (const { code, path: file } of Object.values(content))
        await publishFile(outDir, file, code);
    },
  };
}

/** Highlighted code as texts and classes: the browser makes elements of them, and reads no markup. */
function colourPieces(code: string, language: string): Verifier['code'] {
  const nodes: readonly Tree.ChildNode[] = parseFragment(highlightCode(code, language)).childNodes;
  return nodes.map((node) => {
    if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
    const { attrs, childNodes } = node as Tree.Element;
    const text = childNodes.map((child) => (child as Tree.TextNode).value).join('');
    return [text, attrs[0]?.value ?? ''];
  });
}
