import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContractIndex } from '../../contracts/buildContractIndex';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { renewCache } from '../../plugin-kit/renewCache';
import { findGuides } from '../../shared/findGuides';
import { DOCS, ROOT } from '../../shared/folders';
import { describePages } from './describePages';
import { dataPages as options } from './options';

/** Folders of the data with the endings of their files, and files of the simulator. */
const FOLDERS = [
  ['apps/portal/docs/frontier', '.yml'],
  [options.changelog.folder, '.yaml'],
] as const;
const OF_SANDBOX = [options.rules.file, options.journeys.file, options.states.file];

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

    getPathsToWatch: () =>
      [...FOLDERS.map(([folder, ending]) => path.join(folder, `*${ending}`)), ...OF_SANDBOX].map(
        (file) => path.resolve(ROOT, file),
      ),

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, readPageData()),
      ...serveFiles(isServer, () => files),
    }),

    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}

/** The cache of compiled guides depends on the data and on the heads of guides. */
function readPageData(): string {
  const files = FOLDERS.flatMap(([folder, ending]) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith(ending))
          .map((name) => path.join(folder, name))
      : [],
  );
  const texts = [...files, ...OF_SANDBOX].map((file) => readFileSync(file, 'utf8'));
  return [...texts, JSON.stringify([...findGuides(DOCS)])].join('\n');
}
