import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renewCache } from '../bundler';

/** Loaders for generated modules; they run before the compiler. */
const LOADERS = {
  'docusaurus.config.mjs': path.join(__dirname, 'configLoader.mjs'),
  'registry.js': path.join(__dirname, 'registryLoader.mjs'),
} as const;

/** Modules that the bundler puts into one chunk. */
const CHUNKS = {
  /** The guides' sidebar, and the menu of narrow screens, which shows the same sidebar. */
  sidebar: {
    name: 'sidebar',
    test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]version-current\.json$|[\\/]DocSidebarItems?[\\/]|[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]|[\\/]SiteMenu[\\/]index\.tsx$/,
    chunks: 'async',
    enforce: true,
  },
} as const;

/** Keeps modules and data that no page reads out of the browser's bundle (README.md). */
export default function leanClient({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-client',

    configureWebpack(config, isServer, utils) {
      if (isServer) return {};
      const utilsSource = findUtilsSource();
      return {
        ...renewCache(
          config,
          Object.values(LOADERS)
            .map((loader) => readFileSync(loader, 'utf8'))
            .join('\n'),
        ),
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias: { '@docusaurus/utils-common$': utilsSource } },
        module: {
          rules: [
            ...Object.entries(LOADERS).map(([name, loader]) => ({
              test: path.join(generatedFilesDir, name),
              enforce: 'pre' as const,
              use: [{ loader }],
            })),
            {
              test: /\.ts$/,
              include: path.dirname(utilsSource),
              use: [utils.getJSLoader({ isServer })],
            },
          ],
        },
        optimization: { splitChunks: { cacheGroups: CHUNKS } },
      };
    },
  };
}

/** Finds the package's TypeScript source, since its CommonJS build imports all of tslib. */
function findUtilsSource(): string {
  return path.resolve(require.resolve('@docusaurus/utils-common'), '../../src/index.ts');
}
