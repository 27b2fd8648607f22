import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renewCache } from '../renewCache';
import { ChunkAddressPlugin } from './ChunkAddressPlugin';
import { pickBrowserConfig } from './pickBrowserConfig';

const SITE_CONFIG = 'siteConfig.json';
const REGISTRY_LOADER = path.join(__dirname, 'slimRegistry.mjs');

/** What Docusaurus' own plugin for chunk addresses is called; ours takes its place. */
const CHUNK_ASSET_PLUGIN = 'ChunkAssetPlugin';

/** Keeps out of the browser's bundle what no page reads there (README.md). */
export default function leanClient({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const browserConfig = path.join(generatedFilesDir, 'lean-client', 'default', SITE_CONFIG);
  return {
    name: 'lean-client',

    async contentLoaded({ actions }) {
      await actions.createData(SITE_CONFIG, JSON.stringify(pickBrowserConfig(siteConfig)));
    },

    configureWebpack(config, isServer, utils) {
      // Everywhere, so that a component that reads a key left out fails at build time, too.
      const alias = { '@generated/docusaurus.config$': browserConfig };
      const mergeStrategy = { 'resolve.alias': 'prepend', plugins: 'replace' } as const;
      const plugins = config.plugins ?? [];
      if (isServer || process.env.NODE_ENV !== 'production') {
        return { mergeStrategy, plugins, resolve: { alias } };
      }
      return {
        ...renewCache(config, readFileSync(REGISTRY_LOADER, 'utf8')),
        mergeStrategy,
        plugins: [
          ...plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_ASSET_PLUGIN),
          new ChunkAddressPlugin(),
        ],
        resolve: { alias: { ...alias, '@docusaurus/utils-common$': findUtilsSource() } },
        module: {
          rules: [
            { test: path.join(generatedFilesDir, 'registry.js'), use: [REGISTRY_LOADER] },
            {
              test: /\.ts$/,
              include: path.dirname(findUtilsSource()),
              use: [utils.getJSLoader({ isServer })],
            },
          ],
        },
        optimization: {
          chunkIds: 'named',
          splitChunks: { cacheGroups: { defaultVendors: false } },
        },
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
      };
    },
  };
}

/** The package's modules as they were written: its CommonJS ones bring all of tslib along. */
function findUtilsSource(): string {
  return path.resolve(require.resolve('@docusaurus/utils-common'), '../../src/index.ts');
}
