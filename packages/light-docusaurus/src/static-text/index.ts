import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renewCache } from '../bundler';

/** Options of the plugin. */
export interface StaticTextOptions {
  /** The guides' folder, from the site's folder. */
  readonly docs: string;
}

const LOADER = path.join(__dirname, 'staticTextLoader.mjs');

/** Sends guides to the browser once, as HTML, instead of a second time as components (README.md). */
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
