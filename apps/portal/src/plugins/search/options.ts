import type { Group } from '@frontier/search';
import type { ContractIndex } from '../../contracts/buildContractIndex';
import type { ContractModel } from '../../contracts/loadedContracts';
import { DOCS } from '../../shared/folders';
import { SIMULATOR } from '../../shared/simulatorAddress';
import { describePages, findEntries } from '../data-pages/describePages';
import { dataPages } from '../data-pages/options';
import { downloads } from '../downloads/options';

/** Files whose link is in a text of a page, and not in the tables of the page of downloads. */
const linkedFiles = [
  {
    address: `${downloads.folder}/${downloads.name}.cdx.json`,
    title: 'Inventário de pacotes do portal (SBOM), no formato CycloneDX',
    page: '/docs/frontier/downloads',
  },
  {
    address: dataPages.questions.csv,
    title: 'Perguntas em planilha (CSV)',
    page: dataPages.questions.route,
  },
  {
    address: dataPages.homologation.csv,
    title: 'Roteiro de homologação em planilha (CSV)',
    page: dataPages.homologation.route,
  },
  {
    address: dataPages.goLive.csv,
    title: 'Lista de antes da produção em planilha (CSV)',
    page: '/docs/frontier/go-live',
  },
];

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
  docs: DOCS,
  blog: 'apps/portal/blog',
  data: findEntries(describePages()),
  words: 'apps/portal/docs/frontier/busca.yml',
  linkedFiles,
  /** Pages that no plugin of Docusaurus makes. */
  others: [simulator],
};

export type SearchSources = typeof searchSources & {
  readonly contracts: readonly ContractModel[];
  readonly facts: ContractIndex;
};
