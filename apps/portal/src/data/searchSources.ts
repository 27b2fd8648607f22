import { describePages, findEntries } from '../plugins/data-pages/describePages';
import type { SearchPluginOptions } from '../plugins/search';
import { dataPages } from './dataFiles';
import { objectStates } from './objectStates';
import { searchFiles } from './searchFiles';

/** What the search of the site and of the command line is made from, besides the contracts. */
export const searchSources = {
  docs: 'apps/portal/docs',
  blog: 'apps/portal/blog',
  data: findEntries(describePages(dataPages)),
  words: 'apps/portal/docs/frontier/busca.yml',
  states: objectStates,
  files: searchFiles,
} satisfies SearchPluginOptions;
