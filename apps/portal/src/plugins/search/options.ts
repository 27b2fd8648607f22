import { objectStates } from '../../data/objectStates';
import { searchFiles } from '../../data/searchFiles';
import { describePages, findEntries } from '../data-pages/describePages';
import { dataPages } from '../data-pages/options';
import type { DataSources } from './collectData';

/** Search sources besides the contracts, for the site and the command line. */
export const searchSources = {
  docs: 'apps/portal/docs',
  blog: 'apps/portal/blog',
  data: findEntries(describePages(dataPages)),
  words: 'apps/portal/docs/frontier/busca.yml',
  states: objectStates,
  files: searchFiles,
} satisfies Omit<DataSources, 'contracts'>;
