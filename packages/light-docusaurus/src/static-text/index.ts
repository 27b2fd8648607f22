import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renewCache } from '../bundler';

/** Options of the plugin. */
export interface StaticTextOptions {
  /** Folder of the guides. */
  readonly docs: string;
}

const LOADER = path.join(__dirname, 'staticTextLoader.mjs');

/** Guides reach the browser as HTML once, not a second time as components (README.md). */
export default function staticText({ siteDir }: LoadContext, { docs }: StaticTextOptions): Plugin {
  return {
    name: 'static-text',
    configureWebpack(config, isServer) {
      const adopts = !isServer && process.env.NODE_ENV === 'production';
      return {
        ...renewCache(config, readFileSync(LOADER, 'utf8')),
        module: {
          rules: [
            {
              test: /[\\/][^_\\/][^\\/]*\.mdx$/,
              include: path.resolve(siteDir, docs),
              enforce: 'post',
              use: [{ loader: LOADER, options: { adopts } }],
            },
          ],
        },
      };
    },
  };
}
