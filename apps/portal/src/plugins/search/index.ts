import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { FOLDER } from '@frontier/search';
import { loadedReference } from '../../contracts/loadedContracts';
import { type PublishedFile, serveFiles, writeFiles } from '../../plugin-kit/files';
import { ROOT } from '../../shared/folders';
import { collectData, packData } from './collectData';
import { searchSources } from './options';
import { panel } from './panel';

/** Publishes the search data, and adds the search to each page (README.md). */
export default function search(): Plugin {
  let files: readonly PublishedFile[] | undefined;
  let collect = (): readonly PublishedFile[] => [];
  // Collecting takes seconds, so the development server waits for the first search.
  const read = () => {
    files ??= collect();
    return files;
  };
  return {
    name: 'search',

    getPathsToWatch: () => [path.resolve(ROOT, searchSources.words)],

    allContentLoaded({ allContent }) {
      const { contracts } = loadedReference(allContent);
      files = undefined;
      collect = () => packData(collectData({ ...searchSources, contracts }));
    },

    injectHtmlTags: () => ({ preBodyTags: [panel] }),

    configureWebpack: (_config, isServer) =>
      serveFiles(isServer, (address) => (address.startsWith(FOLDER) ? read() : [])),

    postBuild: ({ outDir }) => writeFiles(outDir, read()),
  };
}
