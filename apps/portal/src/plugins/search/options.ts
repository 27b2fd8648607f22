import type { Group } from '@frontier/search';
import type { ContractIndex } from '../../contracts/buildContractIndex';
import type { ContractModel } from '../../contracts/loadedContracts';
import { DOCS } from '../../shared/folders';
import { SIMULATOR } from '../../shared/simulatorAddress';
import { describePages, findEntries } from '../data-pages/describePages';
import { dataPages } from '../data-pages/options';
import { downloads } from '../downloads/options';
import type { SearchableFile } from './entries/listFiles';

const { folder, name } = downloads;

/** Searchable downloads. The search adds the files that belong to one contract. */
const searchFiles: readonly SearchableFile[] = [
  {
    address: `${folder}/${name}.postman_collection.json`,
    title: 'Coleção do Postman',
    names: ['Postman', 'Bruno', 'Insomnia'],
    text: 'As chamadas dos seis serviços, com exemplos e testes, para o Postman, o Newman, o Bruno e o Insomnia.',
  },
  {
    address: `${folder}/${name}.postman_environment.json`,
    title: 'Ambiente do Postman',
    text: 'Os endereços de homologação e as variáveis da coleção.',
  },
  {
    address: `${folder}/${name}.cdx.json`,
    title: 'Inventário de pacotes do portal (SBOM)',
    text: 'Pacotes, versões, licenças e SHA-512, no formato CycloneDX.',
  },
  {
    address: `${folder}/${name}.zip`,
    title: 'Todos os arquivos (ZIP)',
    text: 'Tudo o que a página de downloads oferece, em um arquivo.',
  },
  {
    address: `${folder}/SHA256SUMS`,
    title: 'Somas SHA-256 de todos os arquivos',
    text: 'Para conferir com sha256sum o que foi baixado.',
  },
  {
    address: dataPages.questions.csv,
    title: 'Perguntas em planilha (CSV)',
    text: 'As perguntas para levar à Frontier, para Excel e outras planilhas.',
    page: dataPages.questions.route,
  },
  {
    address: dataPages.homologation.csv,
    title: 'Roteiro de homologação em planilha (CSV)',
    text: 'Os passos com o resultado esperado, para Excel e outras planilhas.',
    page: '/docs/frontier/homologacao',
  },
  {
    address: dataPages.goLive.csv,
    title: 'Lista de antes da produção em planilha (CSV)',
    text: 'Os itens a conferir antes de ir a produção, para Excel e outras planilhas.',
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
  /** Functions that list the entries of data elements, by element name. */
  data: findEntries(describePages()),
  /** File of equivalent words. */
  words: 'apps/portal/docs/frontier/busca.yml',
  files: searchFiles,
  /** Pages that no plugin of Docusaurus makes. */
  others: [simulator],
};

export type SearchSources = typeof searchSources & {
  readonly contracts: readonly ContractModel[];
  readonly facts: ContractIndex;
};
