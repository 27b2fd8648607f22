import { address, keys, list, text } from '@frontier/light-docusaurus';

/** A file of YAML that becomes a page, by its path. */
interface DataFile {
  readonly file: string;
}

/** Data with a page, by its route. */
interface Routed {
  readonly route: string;
}

/** Data with a spreadsheet, by its address. */
interface Listed {
  readonly csv: string;
}

export type GlossaryOptions = DataFile & Routed;

export interface HomologationOptions extends DataFile, Routed, Listed {
  /** Folder of the guides, which are served below its name. */
  readonly docs: string;
}

export type GoLiveOptions = DataFile & Listed;

export type QuestionsOptions = DataFile & Routed & Listed;

/** The file is the one that the simulator's package exports. */
export type RulesOptions = DataFile & Routed;

export interface MovedOptions extends DataFile {
  /** Folder of the guides, which are served below its name. */
  readonly docs: string;
}

export interface ChangelogOptions extends Routed {
  /** Folder of the entries, from the repository's root. */
  readonly folder: string;
  /** Folder of the guides, in which services that have entries have a page of changes. */
  readonly docs: string;
  /** Address of the feed. */
  readonly feed: string;
  /** Ids of the services, in the order shown. */
  readonly services: readonly string[];
}

/** What the site passes to the plugin: where the data of each page stands, and what is made of it. */
export interface DataPagesOptions {
  readonly glossary: GlossaryOptions;
  readonly homologation: HomologationOptions;
  readonly goLive: GoLiveOptions;
  readonly questions: QuestionsOptions;
  readonly rules: RulesOptions;
  readonly moved: MovedOptions;
  readonly changelog: ChangelogOptions;
}

const csv = address('o endereço da planilha');

export const optionsSchema = keys<DataPagesOptions>({
  glossary: keys<GlossaryOptions>({
    file: text('o caminho dos termos, um arquivo YAML'),
    route: address('a rota da página do glossário'),
  }).required(),
  homologation: keys<HomologationOptions>({
    file: text('o caminho do roteiro, um arquivo YAML'),
    docs: text('a pasta dos guias'),
    route: address('a rota da página do roteiro'),
    csv,
  }).required(),
  goLive: keys<GoLiveOptions>({
    file: text('o caminho da lista, um arquivo YAML'),
    csv,
  }).required(),
  questions: keys<QuestionsOptions>({
    file: text('o caminho das perguntas, um arquivo YAML'),
    route: address('a rota da página das perguntas'),
    csv,
  }).required(),
  rules: keys<RulesOptions>({
    file: text('o caminho das regras, um arquivo YAML'),
    route: address('a rota da página das regras'),
  }).required(),
  moved: keys<MovedOptions>({
    file: text('o caminho dos endereços que mudaram, um arquivo YAML'),
    docs: text('a pasta dos guias'),
  }).required(),
  changelog: keys<ChangelogOptions>({
    folder: text('o caminho da pasta das entradas'),
    docs: text('a pasta dos guias'),
    feed: address('o endereço do feed'),
    route: address('o endereço da página de mudanças'),
    services: list('uma lista de serviços', text('o id de um serviço')),
  }).required(),
});
