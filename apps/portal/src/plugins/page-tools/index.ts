import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BrowserScript, bundleScript } from '@frontier/light-docusaurus';
import { highlightCode } from '@frontier/reference';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ContractIndex } from '../../contracts/ContractIndex';
import { loadedReference } from '../../contracts/loadedContracts';
import { verifiers } from '../../data/signatureCheck';
import { type PublishedFile, serveFiles, writeFiles } from '../../plugin-kit/files';
import { bundleBody } from './body/bundleBody';
import { TOOLS_META } from './client/toolEvent';
import { examples } from './options';
import type { Verifier } from './signature/startSignature';

/** Tools in pages. The script of each loads when a reader turns to the tool (README.md). */
export default function pageTools({
  baseUrl,
  siteDir,
}: LoadContext): Plugin<Readonly<Record<string, BrowserScript>>> {
  let shown: Readonly<Record<string, string>> = {};
  let ofContracts: Readonly<Record<string, BrowserScript>> = {};
  const scriptsOf = (content: typeof ofContracts) => ({ ...content, ...ofContracts });
  return {
    name: 'page-tools',

    async allContentLoaded({ allContent }) {
      const { contracts, index } = loadedReference(allContent);
      shown = readExamples(examples, index);
      ofContracts = { body: await bundleBody(contracts.filter(({ isExtra }) => !isExtra)) };
    },

    getPathsToWatch: () => verifiers.map(({ file }) => path.join(siteDir, 'static', file)),

    async loadContent() {
      const files = verifiers.map(({ file, language }): [string, Verifier] => {
        const code = readFileSync(path.join(siteDir, 'static', file), 'utf8').trimEnd();
        return [language, { file: path.basename(file), code: colourPieces(code, language) }];
      });
      return {
        signature: await bundleScript('assets/ferramentas/assinatura', {
          entryPoints: [path.join(__dirname, 'signature/startSignature.ts')],
          define: { VERIFIERS: JSON.stringify(Object.fromEntries(files)) },
        }),
        values: await bundleScript('assets/ferramentas/valores', {
          entryPoints: [path.join(__dirname, 'values/startValues.ts')],
        }),
      };
    },

    // The page script reads the address of each script here (client/awaitTools.ts).
    injectHtmlTags: ({ content }) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: TOOLS_META,
            content: JSON.stringify(shown),
            ...Object.fromEntries(
              Object.entries(scriptsOf(content)).map(([name, script]) => [
                `data-${name}`,
                baseUrl + script.path,
              ]),
            ),
          },
        },
      ],
    }),

    configureWebpack: (_config, isServer, _utils, content) =>
      serveFiles(isServer, () => listScripts(scriptsOf(content))),

    postBuild: ({ outDir, content }) => writeFiles(outDir, listScripts(scriptsOf(content))),
  };
}

function listScripts(content: Readonly<Record<string, BrowserScript>>): readonly PublishedFile[] {
  return Object.values(content).map(({ code, path: file }) => ({
    address: `/${file}`,
    type: 'text/javascript; charset=utf-8',
    read: () => code,
  }));
}

/** Examples of fields, by the names of the values that replace them. */
function readExamples(
  fields: typeof examples,
  index: ContractIndex,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ field, name, operation }) => {
      const requests = index.examples[operation]?.filter(({ kind }) => kind === 'request') ?? [];
      const found = requests.map(({ text: body }) => JSON.parse(body)[field]).find(Boolean);
      return found ? [[name, String(found)]] : [];
    }),
  );
}

/** Highlighted code as texts and classes, from which the browser creates elements without parsing markup. */
function colourPieces(code: string, language: string): Verifier['code'] {
  const nodes: readonly Tree.ChildNode[] = parseFragment(highlightCode(code, language)).childNodes;
  return nodes.map((node) => {
    if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
    const { attrs, childNodes } = node as Tree.Element;
    const text = childNodes.map((child) => (child as Tree.TextNode).value).join('');
    return [text, attrs[0]?.value ?? ''];
  });
}
