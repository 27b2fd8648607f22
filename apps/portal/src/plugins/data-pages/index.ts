import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContractIndex } from '../../contracts/contractIndexFile';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { renewCache } from '../../plugin-kit/renewCache';
import { ROOT } from '../../shared/folders';
import type { DataPage } from './DataPage';
import { describePages } from './describePages';
import { dataPages as options } from './options';

/**
 * Watches the data and publishes the files built from it, in builds and in the development server. Remark plugins show
 * the data (README.md).
 */
export default function dataPages(site: LoadContext): Plugin {
  const pages = describePages(options);
  const files = pages
    .flatMap(({ published, redirects }) => [
      ...(published ? [published] : []),
      ...(redirects?.() ?? []),
    ])
    .map((file) => ({ ...file, read: () => file.write(readContractIndex(), site) }));
  return {
    name: 'data-pages',

    getPathsToWatch: () =>
      pages.flatMap(({ watched }) => watched.map((file) => path.resolve(ROOT, file))),

    injectHtmlTags: () => ({ headTags: pages.flatMap(({ headTags = [] }) => headTags) }),

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, pages.map(readData).join('\n')),
      ...serveFiles(isServer, () => files),
    }),

    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}

function readData({ readData, watched }: DataPage): string {
  return readData ? readData() : watched.map((file) => readFileSync(file, 'utf8')).join('\n');
}
