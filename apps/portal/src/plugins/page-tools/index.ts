import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ContractIndex } from '../../contracts/buildContractIndex';
import { readContractIndex } from '../../contracts/contractIndexFile';
import { loadedReference } from '../../contracts/loadedContracts';
import { type BrowserScript, bundleScript } from '../../plugin-kit/bundleScript';
import { type PublishedFile, serveFiles, writeFiles } from '../../plugin-kit/files';
import { type CheckedContract, compileChecks } from './body/compileChecks';
import { TOOLS_META } from './client/toolEvent';

/** Fields whose examples a reader can replace in samples, by the name of the reader's value. */
const examples = [
  { name: 'cnpj', operation: 'criarSolicitacao', field: 'cnpjDoEmissor' },
  { name: 'code', operation: 'criarBloqueio', field: 'operacaoCodigo' },
  { name: 'account', operation: 'gerarTokenDeAcesso', field: 'apiKey' },
];

/** Tools in pages. The script of each loads when a reader turns to the tool (README.md). */
export default function pageTools({
  baseUrl,
}: LoadContext): Plugin<Readonly<Record<string, BrowserScript>>> {
  let shown: Readonly<Record<string, string>> = {};
  let ofContracts: Readonly<Record<string, BrowserScript>> = {};
  const scriptsOf = (content: typeof ofContracts) => ({ ...content, ...ofContracts });
  return {
    name: 'page-tools',

    async allContentLoaded({ allContent }) {
      const { contracts } = loadedReference(allContent);
      const index = readContractIndex();
      shown = readExamples(index);
      ofContracts = { body: await bundleBody(contracts.filter(({ isExtra }) => !isExtra)) };
    },

    loadContent: async () => ({
      signature: await bundleScript('assets/ferramentas/assinatura', {
        entryPoints: [path.join(__dirname, 'signature/startSignature.ts')],
      }),
      values: await bundleScript('assets/ferramentas/valores', {
        entryPoints: [path.join(__dirname, 'values/startValues.ts')],
      }),
    }),

    // `client/awaitTools.ts` reads the address of each script here.
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

/** Bundles the checks of all bodies with the script of the tool. */
function bundleBody(contracts: readonly CheckedContract[]): Promise<BrowserScript> {
  const checks = compileChecks(contracts);
  return bundleScript('assets/ferramentas/corpo', {
    stdin: {
      contents: [
        "import { formats, hasPlaces } from '@frontier/sandbox/formats';",
        "import { startBody } from './startBody';",
        checks.code,
        `startBody({ ${checks.operations.join(', ')} });`,
      ].join('\n'),
      resolveDir: path.join(__dirname, 'body'),
    },
  });
}

function listScripts(content: Readonly<Record<string, BrowserScript>>): readonly PublishedFile[] {
  return Object.values(content).map(({ code, path: file }) => ({
    address: `/${file}`,
    type: 'text/javascript; charset=utf-8',
    read: () => code,
  }));
}

/** Examples of fields, by the names of the values that replace them. */
function readExamples(index: ContractIndex): Readonly<Record<string, string>> {
  return Object.fromEntries(
    examples.flatMap(({ field, name, operation }) => {
      const requests = index.examples[operation]?.filter(({ kind }) => kind === 'request') ?? [];
      const found = requests.map(({ text: body }) => JSON.parse(body)[field]).find(Boolean);
      return found ? [[name, String(found)]] : [];
    }),
  );
}
