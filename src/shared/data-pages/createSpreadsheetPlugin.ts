import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { renewCache } from '../bundler/renewCache';
import { createDevDownloads } from '../bundler/serveDownloads';

interface Spreadsheet {
  readonly name: string;
  /** Path of the data, which is watched. */
  readonly file: string;
  /** Address of the spreadsheet. */
  readonly csv: string;
  /** Whatever pages are compiled with besides their own text. */
  readonly readData: () => string;
  readonly write: () => string;
}

/**
 * A plugin that watches a file of data and publishes it as a spreadsheet, in builds and in the
 * development server; a remark plugin of its own shows the data on a page.
 */
export function createSpreadsheetPlugin({ csv, file, name, readData, write }: Spreadsheet): Plugin {
  return {
    name,

    getPathsToWatch: () => [file],

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, readData()),
      ...(isServer
        ? {}
        : {
            devServer: createDevDownloads((address) =>
              address === csv ? { type: 'text/csv; charset=utf-8', bytes: write() } : undefined,
            ),
          }),
    }),

    async postBuild({ outDir }) {
      const target = path.join(outDir, csv);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, write());
    },
  };
}
