import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { createDevDownloads, renewCache } from '@frontier/light-docusaurus';

interface Published {
  readonly name: string;
  /** Paths of the data, which are watched. */
  readonly watched: readonly string[];
  /** Address of the file made from it, and its media type. */
  readonly address: string;
  readonly type: string;
  /** Whatever pages are compiled with besides their own text. */
  readonly readData: () => string;
  readonly write: () => string;
}

/**
 * A plugin that watches data and publishes a file made from it, in builds and in the development
 * server; a remark plugin of its own shows the data on a page.
 */
export function createPublishingPlugin({
  address,
  name,
  readData,
  type,
  watched,
  write,
}: Published): Plugin {
  return {
    name,

    getPathsToWatch: () => [...watched],

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, readData()),
      ...(isServer
        ? {}
        : {
            devServer: createDevDownloads((asked) =>
              asked === address ? { type, bytes: write() } : undefined,
            ),
          }),
    }),

    async postBuild({ outDir }) {
      const target = path.join(outDir, address);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, write());
    },
  };
}
