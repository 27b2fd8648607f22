import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import {
  address,
  awaitData,
  checkOptions,
  createDevDownloads,
  expected,
  keys,
  list,
  publishFile,
  renewCache,
  text,
} from '@frontier/light-docusaurus';
import { isRemoteSource, SpecError } from '@frontier/openapi';
import { CODE_SIZE_SCRIPT, LAYOUTS } from '@frontier/reference';
import type { FlowLead, FlowStep, ObjectStates } from '../../contracts/ContractIndex';
import { FILE, writeContractIndex } from '../../contracts/contractIndexFile';
import { reportOf } from '../../contracts/contractReport';
import type { SiteFile } from '../../contracts/loadedContracts';
import { ROOT } from '../../shared/folders';
import { gatherContent, type ReferenceContent } from './gatherContent';
import { chooseSources, type ReferencePluginOptions, type ServiceOptions } from './options';
import type { RenderedServices } from './renderServices';
import { buildRoutes, countPages, type SourceFiles } from './routes';
import { createDataFiles } from './storage/writeIsland';

const service = keys<ServiceOptions>({
  id: text('minúsculas, dígitos e hifens, como pos-emissao').pattern(/^[a-z][a-z0-9-]*$/),
  title: text('o nome do serviço'),
  route: address('a rota da referência'),
  specUrl: text('o endereço da especificação, com https').uri({ scheme: ['https', 'http'] }),
  snapshot: text('o caminho da cópia da especificação'),
  layout: Joi.valid(...LAYOUTS).messages(expected(`um de ${LAYOUTS.join(', ')}`)),
});

const lead = keys<FlowLead>({
  to: text('um momento do objeto'),
  with: text('o valor que a chamada leva').optional(),
});

const step = keys<FlowStep>({
  calls: list('uma lista de operationIds', text('um operationId')),
  leads: list('uma lista de momentos', lead),
});

const states = keys<ObjectStates>({
  title: text('o título da figura'),
  schemas: list('uma lista de esquemas', text('um esquema, como emissao/StatusDaSolicitacao')),
  values: list('uma lista de estados', text('o nome de um estado')),
  calls: list('uma lista de operationIds', text('um operationId')),
  webhooks: list('uma lista de operationIds', text('um operationId')),
  flow: list('uma lista de passos', step).optional(),
  question: text('o id de uma pergunta').optional(),
  // Read from files, not given.
  open: Joi.forbidden(),
  known: Joi.forbidden(),
});

/** What the plugin's options must be. */
const optionsSchema = keys<ReferencePluginOptions>({
  services: list('uma lista de serviços', service),
  changelog: text('o caminho da pasta das mudanças').optional(),
  clients: address('a rota da página dos clientes').optional(),
  questions: text('o caminho das perguntas, um arquivo YAML').optional(),
  knownPlaces: text('o caminho do que se sabe de cada estado, um arquivo YAML').optional(),
  states: Joi.object().pattern(Joi.string(), states).messages(expected('um objeto de estados')),
});

/** The HTML that islands fetch when a page was not served with it. */
const ISLAND_FILES = {
  test: /[\\/]ilha-[^\\/]*\.json$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: 'assets/ilhas/[name].[contenthash:8][ext]' },
} as const;

const ROWS_LOADER = path.join(__dirname, 'storage/dropPageRows.mjs');

export const validateOptions = checkOptions('api-reference', optionsSchema);

/** Turns the services' OpenAPI documents into reference pages and operations for guides (README.md). */
export default function apiReference(
  context: LoadContext,
  options: ReferencePluginOptions,
): Plugin<ReferenceContent> {
  const sources = chooseSources(options.services, process.env);
  const local = sources.filter(({ source }) => !isRemoteSource(source));
  let told: string | undefined;
  const downloads = new Map<string, Uint8Array | string>();
  const stored = new Map<string, string>();
  const dataDir = path.join(context.generatedFilesDir, 'api-reference');
  const files = createDataFiles(path.join(dataDir, 'default'));
  return {
    name: 'api-reference',

    getPathsToWatch: () =>
      [...local.map(({ source }) => source), options.questions, options.knownPlaces].flatMap(
        (file) => (file === undefined ? [] : [path.resolve(ROOT, file)]),
      ),

    getClientModules: () => [require.resolve('@frontier/reference/styles.css')],

    // Before the page is painted: code that changed its size later would move what is below it.
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: CODE_SIZE_SCRIPT }] }),

    async loadContent() {
      await mkdir(dataDir, { recursive: true });
      return gatherContent({
        root: ROOT,
        siteDir: context.siteDir,
        sources,
        options,
        files,
        isBuild: process.env.NODE_ENV === 'production',
        onFaults(text) {
          // Printed once for each state of the documents, not again with each file that is saved.
          if (text !== undefined && text !== told) console.error(`\n${text}\n`);
          told = text;
        },
      }).catch((error: unknown) => {
        if (error instanceof SpecError) return endBuild(error.message);
        throw error;
      });
    },

    async contentLoaded({ content: { parts, rendered }, actions }) {
      if (parts) await writeContractIndex(actions, parts);
      for (const { path: address, bytes } of rendered.downloads) downloads.set(address, bytes);
      for (const { further } of rendered.pages) {
        for (const { path: address, file } of further?.files ?? []) stored.set(address, file);
      }
      const sourceFiles = findSnapshots(options.services, rendered.downloads, context.siteDir);
      for (const route of buildRoutes(rendered.pages, sourceFiles)) actions.addRoute(route);
    },

    configureWebpack: (config, isServer, _utils, content) => ({
      ...renewCache(
        config,
        JSON.stringify([content.parts ?? null, readFileSync(ROWS_LOADER, 'utf8')]),
      ),
      // Each island has two modules of one name: its HTML for the server, a late import for the browser.
      mergeStrategy: { 'resolve.extensions': 'prepend' },
      resolve: { extensions: [isServer ? '.server.js' : '.client.js'] },
      module: {
        rules: [
          ISLAND_FILES,
          unusedIslands(dataDir),
          ...dropRows(context, content.rendered),
          ...awaitData(path.join(dataDir, 'default', FILE)),
        ],
      },
      ...(isServer
        ? {}
        : {
            devServer: createDevDownloads((address) => {
              const page = stored.get(address);
              if (page) return { type: 'application/json', bytes: readFileSync(page) };
              const bytes = downloads.get(address);
              return bytes ? { type: 'application/yaml; charset=utf-8', bytes } : undefined;
            }),
          }),
    }),

    async postBuild({ outDir, content }) {
      if (local.length < sources.length) await writeFile(reportOf(outDir), content.report ?? '');
      for (const { path: address, bytes } of [
        ...content.rendered.downloads,
        ...content.rendered.redirects,
      ]) {
        await publishFile(outDir, address, bytes);
      }
      for (const { path: address, file } of content.rendered.pages.flatMap(
        ({ further }) => further?.files ?? [],
      )) {
        await publishFile(outDir, address, readFileSync(file));
      }
    },
  };
}

/** A guide that is served as HTML imports islands that nothing shows: they are not fetched for nothing. */
function unusedIslands(dataDir: string) {
  return {
    include: [
      dataDir,
      path.join(__dirname, 'client/EmbeddedIsland.tsx'),
      path.join(__dirname, 'client/Island.tsx'),
    ],
    sideEffects: false,
  };
}

/**
 * Rules that keep the rows of further pages out of Docusaurus' tables. None under `npm start`, where
 * rules stay as they were while a saved contract may gain pages.
 *
 * @throws {Error} when Docusaurus wrote no such table: the rule would look for it in silence.
 */
function dropRows({ generatedFilesDir }: LoadContext, { pages }: RenderedServices) {
  const counts = countPages(pages);
  if (process.env.NODE_ENV !== 'production' || Object.keys(counts).length === 0) return [];
  const tables = ['routes.js', 'routesChunkNames.json'];
  return tables.map((name) => {
    const table = path.join(generatedFilesDir, name);
    if (!existsSync(table)) throw new Error(`api-reference: Docusaurus wrote no ${table}`);
    return {
      test: table,
      // As Docusaurus wrote it, before it is compiled.
      enforce: 'pre' as const,
      use: [{ loader: ROWS_LOADER, options: { pages: counts } }],
    };
  });
}

/**
 * Ends a build whose documents have faults, and prints only what to mend. An error that is thrown would be
 * printed by Docusaurus with its stack and a dump.
 */
function endBuild(text: string): never {
  console.error(`\n${text}\n`);
  process.exit(1);
}

/**
 * The services whose document is the repository's copy, byte by byte, wherever it was read from: the
 * repository's history knows when these changed.
 */
function findSnapshots(
  services: readonly Pick<ServiceOptions, 'route' | 'snapshot'>[],
  read: readonly SiteFile[],
  siteDir: string,
): SourceFiles {
  const isRead = (file: string) => {
    if (!existsSync(file)) return false;
    const snapshot = readFileSync(file);
    return read.some(({ bytes }) => snapshot.equals(Buffer.from(bytes)));
  };
  return new Map(
    services
      .filter(({ snapshot }) => isRead(path.resolve(ROOT, snapshot)))
      .map(({ route, snapshot }) => [route, path.relative(siteDir, path.resolve(ROOT, snapshot))]),
  );
}
