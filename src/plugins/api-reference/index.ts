import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renewCache } from '../renewCache';
import { createDevDownloads } from '../serveDownloads';
import { operationKey } from './embed/partKeys';
import { buildParts, type ContractParts, writeParts } from './embed/writeParts';
import { loadServices } from './load/loadService';
import { readSource } from './load/readSource';
import { modelContracts } from './modelContracts';
import { chooseSources, type ReferencePluginOptions, type ServiceSource } from './options';
import { portuguese } from './portuguese';
import { bundleRenderer } from './render/bundleRenderer';
import { renderFaults } from './renderFaults';
import { type RenderedServices, renderServices } from './renderServices';
import { buildRoutes } from './routes';
import { writeIsland } from './writeIsland';

/** The HTML that islands fetch when a page was not served with it. */
const ISLAND_FILES = {
  test: /[\\/]ilha-[^\\/]*\.json$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: 'assets/ilhas/[name].[contenthash:8][ext]' },
} as const;

interface Content {
  readonly sources: readonly ServiceSource[];
  readonly rendered: RenderedServices;
  /** Absent while the documents have faults: guides then keep the parts they had. */
  readonly parts?: ContractParts;
}

/** Turns the services' OpenAPI documents into reference pages and operations for guides (README.md). */
export default function apiReference(
  context: LoadContext,
  options: ReferencePluginOptions,
): Plugin<Content> {
  const sources = chooseSources(options.services, process.env);
  const local = sources.filter(({ source }) => !isUrl(source));
  const downloads = new Map<string, Uint8Array | string>();
  return {
    name: 'api-reference',

    getPathsToWatch: () => local.map(({ source }) => path.resolve(context.siteDir, source)),

    getClientModules: () => [path.join(__dirname, 'reference.css')],

    async loadContent() {
      const cacheDir = path.join(context.generatedFilesDir, 'api-reference');
      await mkdir(cacheDir, { recursive: true });
      const renderer = await bundleRenderer(cacheDir);
      try {
        const loaded = await loadServices(
          sources.map(({ id, source }) => ({ service: id, source })),
          (source) => readSource(isUrl(source) ? source : path.resolve(context.siteDir, source)),
        );
        return {
          sources,
          rendered: renderServices(sources, loaded, renderer),
          parts: buildParts(
            modelContracts(sources, loaded),
            options.states ?? {},
            portuguese,
            renderer,
          ),
        };
      } catch (error) {
        if (process.env.NODE_ENV === 'production') throw error;
        return { sources, rendered: renderFaults(sources, error) };
      }
    },

    async contentLoaded({ content, actions }) {
      const { pages, operations } = content.rendered;
      const islandPaths: string[] = [];
      for (const { key, island } of pages) {
        islandPaths.push(await writeIsland(actions, key, island));
      }
      const alike = new Set(content.parts?.index.alike);
      for (const [id, island] of operations) {
        await writeIsland(actions, operationKey(id), island, alike);
      }
      if (content.parts) await writeParts(actions, content.parts);
      for (const { path: address, bytes } of content.rendered.downloads) {
        downloads.set(address, bytes);
      }
      const routes = buildRoutes(
        pages.map((page, index) => ({ ...page, islandPath: islandPaths[index] ?? '' })),
      );
      for (const route of routes) actions.addRoute(route);
    },

    configureWebpack: (config, isServer, _utils, content) => ({
      ...renewCache(config, JSON.stringify(content.parts?.index ?? null)),
      // Each island has two modules of one name: its HTML for the server, a late import for the browser.
      mergeStrategy: { 'resolve.extensions': 'prepend' },
      resolve: { extensions: [isServer ? '.server.js' : '.client.js'] },
      module: { rules: [ISLAND_FILES] },
      ...(isServer
        ? {}
        : {
            devServer: createDevDownloads((address) => {
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
    },
  };
}

function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}
