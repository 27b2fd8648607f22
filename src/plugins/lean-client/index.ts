import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renewCache } from '../renewCache';
import { ChunkAddressPlugin } from './ChunkAddressPlugin';
import { pickBrowserConfig } from './pickBrowserConfig';

const SITE_CONFIG = 'siteConfig.json';

/** Loaders by the generated file they rewrite. */
const LOADERS = {
  'registry.js': path.join(__dirname, 'slimRegistry.mjs'),
  'routes.js': path.join(__dirname, 'slimRoutes.mjs'),
  'routesChunkNames.json': path.join(__dirname, 'slimChunkNames.mjs'),
} as const;
/** What the loaders are made of; the bundler's cache of their results ends with them. */
const LOADER_FILES = [
  ...Object.values(LOADERS),
  path.join(__dirname, 'nameChunks.mjs'),
  path.join(__dirname, 'shortenHashes.mjs'),
];

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
        ...renewCache(config, LOADER_FILES.map((file) => readFileSync(file, 'utf8')).join()),
        mergeStrategy,
        plugins: [
          ...plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_ASSET_PLUGIN),
          new ChunkAddressPlugin(),
        ],
        resolve: { alias: { ...alias, '@docusaurus/utils-common$': findUtilsSource() } },
        module: {
          rules: [
            ...Object.entries(LOADERS).map(([file, loader]) => ({
              test: path.join(generatedFilesDir, file),
              use: [loader],
            })),
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
        output: { chunkFilename: 'assets/js/[id].[contenthash:6].js' },
      };
    },
  };
}

/** The package's modules as they were written: its CommonJS ones bring all of tslib along. */
function findUtilsSource(): string {
  return path.resolve(require.resolve('@docusaurus/utils-common'), '../../src/index.ts');
}
