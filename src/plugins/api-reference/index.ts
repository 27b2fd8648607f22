import { readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renewCache } from '../renewCache';
import { createDevDownloads } from '../serveDownloads';
import type { ContractIndex } from './embed/ContractIndex';
import { writeContractIndex } from './embed/contractIndexFile';
import { writeParts } from './embed/writeParts';
import { loadServices } from './load/loadService';
import { readSource } from './load/readSource';
import { modelContracts } from './modelContracts';
import { chooseSources, type ReferencePluginOptions } from './options';
import { portuguese } from './portuguese';
import { bundleRenderer } from './render/bundleRenderer';
import { renderFaults } from './renderFaults';
import { type RenderedServices, renderServices } from './renderServices';
import { buildRoutes, countPages } from './routes';
import { createDataFiles } from './storage/DataFiles';

/** The HTML that islands fetch when a page was not served with it. */
const ISLAND_FILES = {
  test: /[\\/]ilha-[^\\/]*\.json$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: 'assets/ilhas/[name].[contenthash:8][ext]' },
} as const;

const ROWS_LOADER = path.join(__dirname, 'storage/dropPageRows.mjs');

interface Content {
  readonly rendered: RenderedServices;
  /** Absent while the documents have faults: guides then keep the parts they had. */
  readonly parts?: ContractIndex;
}

/** Turns the services' OpenAPI documents into reference pages and operations for guides (README.md). */
export default function apiReference(
  context: LoadContext,
  options: ReferencePluginOptions,
): Plugin<Content> {
  const sources = chooseSources(options.services, process.env);
  const local = sources.filter(({ source }) => !isUrl(source));
  const downloads = new Map<string, Uint8Array | string>();
  const stored = new Map<string, string>();
  const dataDir = path.join(context.generatedFilesDir, 'api-reference');
  const files = createDataFiles(path.join(dataDir, 'default'));
  return {
    name: 'api-reference',

    getPathsToWatch: () => local.map(({ source }) => path.resolve(context.siteDir, source)),

    getClientModules: () => [path.join(__dirname, 'reference.css')],

    async loadContent() {
      await mkdir(dataDir, { recursive: true });
      const renderer = await bundleRenderer(dataDir);
      try {
        const loaded = await loadServices(
          sources.map(({ id, source }) => ({ service: id, source })),
          (source) => readSource(isUrl(source) ? source : path.resolve(context.siteDir, source)),
        );
        return {
          rendered: await renderServices(sources, loaded, renderer, files),
          parts: await writeParts(
            modelContracts(sources, loaded),
            options.states ?? {},
            portuguese,
            renderer,
            files,
          ),
        };
      } catch (error) {
        if (process.env.NODE_ENV === 'production') throw error;
        return { rendered: await renderFaults(sources, error, files) };
      }
    },

    async contentLoaded({ content: { parts, rendered }, actions }) {
      if (parts) await writeContractIndex(actions, parts);
      for (const { path: address, bytes } of rendered.downloads) downloads.set(address, bytes);
      for (const { further } of rendered.pages) {
        for (const { path: address, file } of further?.files ?? []) stored.set(address, file);
      }
      for (const route of buildRoutes(rendered.pages)) actions.addRoute(route);
    },

    configureWebpack: (config, isServer, _utils, content) => ({
      ...renewCache(
        config,
        JSON.stringify([content.parts ?? null, readFileSync(ROWS_LOADER, 'utf8')]),
      ),
      // Each island has two modules of one name: its HTML for the server, a late import for the browser.
      mergeStrategy: { 'resolve.extensions': 'prepend' },
      resolve: { extensions: [isServer ? '.server.js' : '.client.js'] },
      module: { rules: [ISLAND_FILES, ...dropRows(context, content.rendered)] },
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
      for (const { path: address, bytes } of [
        ...content.rendered.downloads,
        ...content.rendered.redirects,
      ]) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
      for (const { path: address, file } of content.rendered.pages.flatMap(
        ({ further }) => further?.files ?? [],
      )) {
        const target = path.join(outDir, address);
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(file, target);
      }
    },
  };
}

/**
 * Rules that keep the rows of further pages out of Docusaurus' tables. None under `npm start`, where
 * rules stay as they were while a saved contract may gain pages.
 */
function dropRows({ generatedFilesDir }: LoadContext, { pages }: RenderedServices) {
  const counts = countPages(pages);
  if (process.env.NODE_ENV !== 'production' || Object.keys(counts).length === 0) return [];
  const tables = ['routes.js', 'routesChunkNames.json'];
  return tables.map((name) => ({
    test: path.join(generatedFilesDir, name),
    // Before `lean-client` shortens the tables.
    enforce: 'pre' as const,
    use: [{ loader: ROWS_LOADER, options: { pages: counts } }],
  }));
}

function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}
