import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { SEARCH_FILE } from '@frontier/search';
import { readContractIndex } from '../../contracts/buildContractIndex';
import { loadedContracts } from '../../contracts/loadedContracts';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { ROOT } from '../../shared/folders';
import { collectData } from './collectData';
import { searchSources } from './options';
import { panel } from './panel';

/** Publishes the search data, and adds the search to each page (README.md). */
export default function search(): Plugin {
  let text: string | undefined;
  let collect = () => '';
  // Collecting takes seconds, so the development server waits for the first search.
  const read = () => {
    text ??= collect();
    return text;
  };
  const files = [{ address: SEARCH_FILE, read }];
  return {
    name: 'search',

    getPathsToWatch: () => [path.resolve(ROOT, searchSources.words)],

    allContentLoaded({ allContent }) {
      const contracts = loadedContracts(allContent);
      text = undefined;
      collect = () =>
        JSON.stringify(collectData({ ...searchSources, contracts, facts: readContractIndex() }));
    },

    injectHtmlTags: () => ({ preBodyTags: [panel] }),

    configureWebpack: (_config, isServer) => serveFiles(isServer, () => files),

    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}
