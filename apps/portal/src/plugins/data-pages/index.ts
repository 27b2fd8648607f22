import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readChangelog } from '../../changelog/entries';
import { readContractIndex } from '../../contracts/buildContractIndex';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { renewCache } from '../../plugin-kit/renewCache';
import { findGuides } from '../../shared/findGuides';
import { ROOT } from '../../shared/folders';
import { describePages } from './describePages';
import { dataPages as options } from './options';

const FILES = Object.values(options).flatMap((page) => ('file' in page ? [page.file] : []));
const { folder, services } = options.changelog;

/**
 * Watches the data and publishes the files built from it, in builds and in the development server. Remark plugins show
 * the data (README.md).
 */
export default function dataPages(site: LoadContext): Plugin {
  const files = describePages()
    .flatMap((page) => page.files?.() ?? [])
    .map((file) => ({ ...file, read: () => file.write(readContractIndex(), site) }));
  return {
    name: 'data-pages',

    getPathsToWatch: () => [...FILES, `${folder}/*.yaml`].map((file) => path.resolve(ROOT, file)),

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, readPageData()),
      ...serveFiles(isServer, () => files),
    }),

    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}

/** The cache of compiled guides depends on the data and on the heads of guides. */
function readPageData(): string {
  const texts = FILES.map((file) => readFileSync(file, 'utf8'));
  return JSON.stringify([texts, readChangelog(folder, services), ...findGuides()]);
}
