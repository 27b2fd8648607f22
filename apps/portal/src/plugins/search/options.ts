import { objectStates } from '../../data/objectStates';
import { searchFiles } from '../../data/searchFiles';
import { describePages, findEntries } from '../data-pages/describePages';
import { dataPages } from '../data-pages/options';
import type { DataSources } from './collectData';

/** The sources of the search of the site and of the command line, besides the contracts. */
export const searchSources = {
  docs: 'apps/portal/docs',
  blog: 'apps/portal/blog',
  data: findEntries(describePages(dataPages)),
  words: 'apps/portal/docs/frontier/busca.yml',
  states: objectStates,
  files: searchFiles,
} satisfies Omit<DataSources, 'contracts'>;
