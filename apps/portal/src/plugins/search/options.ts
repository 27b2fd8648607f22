import type { Group } from '@frontier/search';
import { objectStates } from '../../data/objectStates';
import { searchFiles } from '../../data/searchFiles';
import { SIMULATOR } from '../../shared/simulatorAddress';
import { describePages, findEntries } from '../data-pages/describePages';
import { dataPages } from '../data-pages/options';
import type { DataSources } from './collectData';

/** The page that is neither a guide nor a post. */
const simulator: Group = {
  kind: 'guide',
  page: SIMULATOR,
  area: '',
  trail: ['Sandbox'],
  anchor: '',
  title: 'Experimente: o simulador na aba do navegador',
  text: 'Executar as chamadas e as jornadas dos guias sem chaves e sem instalar nada, com estado, relógio e notificações.',
  names: ['experimente', 'simulador', 'executar'],
  entries: [],
};

/** Search sources besides the contracts, for the site and the command line. */
export const searchSources = {
  docs: 'apps/portal/docs',
  blog: 'apps/portal/blog',
  data: findEntries(describePages(dataPages)),
  words: 'apps/portal/docs/frontier/busca.yml',
  states: objectStates,
  files: searchFiles,
  others: [simulator],
} satisfies Omit<DataSources, 'contracts'>;
