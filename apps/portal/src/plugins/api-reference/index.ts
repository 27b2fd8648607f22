import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { isRemoteSource, overlayOf, SpecError } from '@frontier/openapi';
import { writeContractIndex } from '../../contracts/buildContractIndex';
import { reportOf } from '../../contracts/contractReport';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { renewCache } from '../../plugin-kit/renewCache';
import { readAssumptions } from '../../shared/assumptions/Assumptions';
import { ROOT } from '../../shared/folders';
import { stateFiles } from '../data-pages/options';
import type { ReferenceLink } from './client/ReferenceRoute';
import { chooseSources } from './options';
import { readContracts, type ServiceContract } from './readContracts';
import { type RenderedContracts, renderContracts } from './renderContracts';
import { prepareData } from './storage/writeStaticHtml';

/** Other plugins read the contracts (`loadedContracts`). */
interface ReferenceContent extends RenderedContracts {
  readonly contracts: readonly ServiceContract[];
  readonly report: string;
}

/** Files with the HTML that parts of static HTML fetch when the served page lacks it. */
const STATIC_HTML_FILES = {
  test: /[\\/]ilha-[^\\/]*\.json$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: 'assets/ilhas/[name].[contenthash:8][ext]' },
} as const;

/** Builds reference pages and parts for guides from the services' OpenAPI documents (README.md). */
export default function apiReference(context: LoadContext): Plugin<ReferenceContent> {
  const sources = chooseSources(process.env);
  const local = sources.filter(({ source }) => !isRemoteSource(source));
  const dataDir = path.join(context.generatedFilesDir, 'api-reference');
  const write = prepareData(path.join(dataDir, 'default'));
  // Bundlers drop imports of parts of static HTML that nothing shows.
  const unusedStaticHtml = {
    include: [dataDir, path.join(__dirname, 'client/StaticHtml.tsx')],
    sideEffects: false,
  };
  let last: ReferenceContent | undefined;

  async function load(): Promise<ReferenceContent> {
    await mkdir(dataDir, { recursive: true });
    const isBuild = process.env.NODE_ENV === 'production';
    const read = await readContracts(sources, { root: ROOT, strict: isBuild });
    const assumptions = readAssumptions(stateFiles.questions);
    const rendered = await renderContracts(read.contracts, write, assumptions, stateFiles);
    return { ...read, ...rendered };
  }

  return {
    name: 'api-reference',

    getPathsToWatch() {
      const contracts = local.flatMap(({ source }) => [source, overlayOf(source)]);
      const files = [...contracts, ...Object.values(stateFiles)];
      return files.map((file) => path.resolve(ROOT, file));
    },

    getClientModules: () => [require.resolve('@frontier/reference/styles.css')],

    async loadContent() {
      try {
        last = await load();
      } catch (error) {
        if (!(error instanceof SpecError)) throw error;
        // Prints only the faults: Docusaurus would add a stack trace and a dump.
        console.error(`\n${error.message}\n`);
        if (!last) process.exit(1);
      }
      return last;
    },

    contentLoaded({ content: { contracts, index, pages }, actions }) {
      writeContractIndex(index);
      const references = pages.map(({ label, route }): ReferenceLink => ({ label, route }));
      for (const { area, description, staticHtmlPath, route, title } of pages) {
        const source = contracts.find((contract) => contract.route === route);
        actions.addRoute({
          path: route,
          component: '@site/src/plugins/api-reference/client/ReferenceRoute',
          exact: true,
          modules: { staticHtml: staticHtmlPath },
          metadata: { sourceFilePath: source && findSnapshot(source, context.siteDir) },
          props: { area, title, description, references },
        } satisfies RouteConfig);
      }
    },

    configureWebpack: (config, isServer, _utils, content) => ({
      ...renewCache(config, JSON.stringify(content.index)),
      // Each part has a server module with its HTML and a browser module that fetches it.
      mergeStrategy: { 'resolve.extensions': 'prepend' },
      resolve: { extensions: [isServer ? '.server.js' : '.client.js'] },
      module: { rules: [STATIC_HTML_FILES, unusedStaticHtml] },
      ...serveFiles(isServer, () => listDocuments(last ?? content)),
    }),

    async postBuild({ outDir, content }) {
      if (local.length < sources.length) await writeFile(reportOf(outDir), content.report);
      await writeFiles(outDir, listDocuments(content));
    },
  };
}

function listDocuments({ contracts }: ReferenceContent) {
  return contracts.map(({ bytes, contract }) => ({ address: contract, read: () => bytes }));
}

/** The repository's copy of a contract, if it equals the document that was read. Git dates its last change. */
function findSnapshot({ bytes, source: { snapshot } }: ServiceContract, siteDir: string) {
  const file = path.resolve(ROOT, snapshot ?? '');
  const isRead = snapshot && existsSync(file) && readFileSync(file).equals(Buffer.from(bytes));
  return isRead ? path.relative(siteDir, file) : undefined;
}
