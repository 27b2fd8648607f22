import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkOptions, createDevDownloads, renewCache } from '@frontier/light-docusaurus';
import { readContractIndex } from '../../contracts/contractIndexFile';
import { ROOT } from '../../shared/folders';
import type { DataPage, PublishedFile } from './DataPage';
import { describePages } from './describePages';
import { type DataPagesOptions, optionsSchema } from './options';

export const validateOptions = checkOptions('data-pages', optionsSchema);

/**
 * Watches the data and publishes the files made from it, in builds and in the development server; the
 * remark plugins show it (README.md).
 */
export default function dataPages(site: LoadContext, options: DataPagesOptions): Plugin {
  const pages = describePages(options);
  const files = pages.flatMap(({ published, redirects }) => [
    ...(published ? [published] : []),
    ...(redirects?.() ?? []),
  ]);
  const write = (file: PublishedFile) => file.write(readContractIndex(), site);
  return {
    name: 'data-pages',

    getPathsToWatch: () =>
      pages.flatMap(({ watched }) => watched.map((file) => path.resolve(ROOT, file))),

    injectHtmlTags: () => ({ headTags: pages.flatMap(({ headTags = [] }) => headTags) }),

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, pages.map(readData).join('\n')),
      ...(isServer
        ? {}
        : {
            devServer: createDevDownloads((asked) => {
              const file = files.find(({ address }) => address === asked);
              return file && { type: file.type, bytes: write(file) };
            }),
          }),
    }),

    async postBuild({ outDir }) {
      for (const file of files) {
        const target = path.join(outDir, file.address);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, write(file));
      }
    },
  };
}

function readData({ readData, watched }: DataPage): string {
  return readData ? readData() : watched.map((file) => readFileSync(file, 'utf8')).join('\n');
}
