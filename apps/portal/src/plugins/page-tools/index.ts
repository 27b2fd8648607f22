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
import type { ContractIndex } from '../../contracts/ContractIndex';
import { loadedReference } from '../../contracts/loadedContracts';
import { TOOLS_META } from './client/toolEvent';
import type { Verifier } from './signature/startSignature';

/** A program that verifies deliveries of webhooks. */
interface VerifierFile {
  /** Of its code: what `highlightCode` knows. */
  readonly language: string;
  /** From the folder of static files. */
  readonly file: string;
}

/** A field of an operation's request, whose example samples show. */
interface ExampleField {
  /** The reader's value that takes its place. */
  readonly name: string;
  readonly operation: string;
  readonly field: string;
}

export interface PageToolsOptions {
  readonly verifiers: readonly VerifierFile[];
  readonly examples: readonly ExampleField[];
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
    examples: list(
      'uma lista de campos',
      keys<ExampleField>({
        name: text('o nome do valor'),
        operation: text('um operationId'),
        field: text('um campo do corpo'),
      }),
    ),
  }),
);

/** Tools in pages, each a script that is fetched when a reader turns to it (README.md). */
export default function pageTools(
  { baseUrl, siteDir }: LoadContext,
  { examples, verifiers }: PageToolsOptions,
): Plugin<Readonly<Record<string, BrowserScript>>> {
  let shown: Readonly<Record<string, string>> = {};
  return {
    name: 'page-tools',

    allContentLoaded({ allContent }) {
      shown = readExamples(examples, loadedReference(allContent).parts);
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

    // The page script takes from here where each script is (client/awaitTools.ts).
    injectHtmlTags: ({ content }) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: TOOLS_META,
            content: JSON.stringify(shown),
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

/** The examples of fields, by the names of the values that take their place. */
function readExamples(
  fields: readonly ExampleField[],
  index: ContractIndex | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ field, name, operation }) => {
      const requests = index?.examples[operation]?.filter(({ kind }) => kind === 'request') ?? [];
      const found = requests.map(({ text: body }) => JSON.parse(body)[field]).find(Boolean);
      return found ? [[name, String(found)]] : [];
    }),
  );
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
