import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import {
  checkOptions,
  createDevDownloads,
  expected,
  keys,
  publishFile,
  text,
} from '@frontier/light-docusaurus';
import { FOLDER } from '@frontier/search';
import type { StatesByName } from '../../contracts/ContractIndex';
import { loadedContracts } from '../../contracts/loadedContracts';
import { ROOT } from '../../shared/folders';
import { collectData, type SearchFile, writeFiles } from './collectData';
import type { DataEntries } from './entries/collectGroups';
import type { FileSources } from './entries/listFiles';

/** What the site passes to the plugin; paths start at the root of the site. */
export interface SearchPluginOptions {
  /** Folder of the guides. */
  readonly docs: string;
  /** Folder of the posts. */
  readonly blog: string;
  readonly data: DataEntries;
  /** Words that stand for others. */
  readonly words: string;
  /** States of the objects the contracts speak of, which guides show. */
  readonly states: StatesByName;
  readonly files: FileSources;
}

export const validateOptions = checkOptions(
  'search',
  keys<SearchPluginOptions>({
    docs: text('a pasta dos guias'),
    blog: text('a pasta das publicações'),
    data: Joi.object().required().messages(expected('o que há de dados, por elemento')),
    words: text('o caminho das palavras, um arquivo YAML'),
    states: Joi.object().required().messages(expected('os estados por nome')),
    files: Joi.object().required().messages(expected('onde os arquivos são baixados')),
  }),
);

/** Publishes what the search reads (README.md). */
export default function search(_site: LoadContext, options: SearchPluginOptions): Plugin {
  const at = (file: string) => path.resolve(ROOT, file);
  // By paths that hold wherever the build was started.
  const sources = {
    ...options,
    docs: at(options.docs),
    blog: at(options.blog),
    words: at(options.words),
  };
  let files: readonly SearchFile[] | undefined;
  let collect = (): readonly SearchFile[] => [];
  // Collecting takes a second or more: under `npm start` only when somebody searches.
  const read = () => {
    files ??= collect();
    return files;
  };
  return {
    name: 'search',

    getPathsToWatch: () => [sources.words],

    allContentLoaded({ allContent }) {
      const contracts = loadedContracts(allContent);
      files = undefined;
      collect = () => writeFiles(collectData({ ...sources, contracts }));
    },

    configureWebpack(_config, isServer) {
      const devServer = createDevDownloads((address) => {
        if (!address.startsWith(FOLDER)) return undefined;
        const file = read().find((one) => one.address === address);
        return file && { type: 'application/json', bytes: file.text };
      });
      // The types of the bundler's settings leave the development server out.
      const settings: object = isServer ? {} : { devServer };
      return settings;
    },

    async postBuild({ outDir }) {
      for (const { address, text: content } of read()) await publishFile(outDir, address, content);
    },
  };
}
