/** Labels of the kinds, in the order of the groups: for one result, and above a group of them. */
export const kindNames = {
  guide: { one: 'Guia', many: 'Guias' },
  section: { one: 'Seção', many: 'Seções de guias' },
  operation: { one: 'Chamada', many: 'Chamadas' },
  field: { one: 'Campo', many: 'Campos e parâmetros' },
  value: { one: 'Valor', many: 'Valores' },
  error: { one: 'Erro', many: 'Textos de erro' },
  event: { one: 'Evento', many: 'Eventos' },
  term: { one: 'Termo', many: 'Termos do glossário' },
  constant: { one: 'Constante', many: 'Constantes' },
  question: { one: 'Pergunta em aberto', many: 'Perguntas em aberto' },
  file: { one: 'Arquivo', many: 'Arquivos para baixar' },
  post: { one: 'Publicação', many: 'Publicações' },
};

export type Kind = keyof typeof kindNames;

/** Whether a text relies on an assumption of the portal, or leads to an open question. */
export type Doubt = 'assumption' | 'question';

/** Range of a text in UTF-16 units; `end` is exclusive. */
export type Mark = [start: number, end: number];

export interface SearchResult {
  /** Address from the site's root, with a fragment. */
  readonly url: string;
  readonly title: string;
  readonly kind: Kind;
  /** Id of the area (`emissao`, `webhook`…); empty where there is none. */
  readonly area: string;
  /** Names of its parents, outermost first. */
  readonly trail: readonly string[];
  readonly excerpt: string;
  /** Upper case; set for operations and the entries inside them. */
  readonly method?: string;
  readonly path?: string;
  readonly doubt?: Doubt;
  /** Words of the query that it lacks, as typed. */
  readonly missing: readonly string[];
  /** Ranges that match the query, in order and without overlaps. */
  readonly marks: { readonly title: readonly Mark[]; readonly excerpt: readonly Mark[] };
}

export interface SearchAnswer {
  /** Best first. */
  readonly results: readonly SearchResult[];
  /** At most three, and only where `results` is empty. */
  readonly nearest: readonly SearchResult[];
}

export interface SearchOptions {
  readonly kinds?: readonly Kind[];
  readonly areas?: readonly string[];
  /** Maximum number of results. Default: 10. */
  readonly limit?: number;
}

export interface SearchArea {
  readonly id: string;
  readonly name: string;
}

/** Answers queries synchronously. Calls share only the index. */
export interface Search {
  (query: string, options?: SearchOptions): SearchAnswer;
  /** The areas that results belong to, in the order of navigation. */
  readonly areas: readonly SearchArea[];
}

/** One searchable item: a page, a heading, or a node of the reference. */
export interface Entry {
  readonly kind: Kind;
  /** Fragment on the group's page; empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** Searched; the excerpt is the best part of it. */
  readonly text: string;
  /** Further text and code; searched, and the excerpt if only it matches. */
  readonly rest?: string;
  /** Other names, each as exact as the title; not shown. */
  readonly names: readonly string[];
  /** Factor among entries of its kind. Default: 1. */
  readonly rank?: number;
  readonly doubt?: Doubt;
}

/** A page of guides, or an operation of the reference, with the entries inside it. */
export interface Group extends Entry {
  /** Address of the page, without a fragment. */
  readonly page: string;
  readonly area: string;
  /** Names of its parents, outermost first. */
  readonly trail: readonly string[];
  readonly method?: string;
  readonly path?: string;
  readonly entries: readonly Entry[];
}

/** Address of the search's data on the site. */
export const SEARCH_FILE = '/assets/busca/index.json';

export interface SearchData {
  /** In the order of navigation. */
  readonly areas: readonly SearchArea[];
  readonly groups: readonly Group[];
  readonly words: WordRelations;
}

/** Relations between words, as maintained in `busca.yml`. */
export interface WordRelations {
  /** Words and phrases that mean the same, also irregular forms: each list is one meaning. */
  readonly equivalents: readonly (readonly string[])[];
  /** Words and phrases of subjects the portal does not cover: a query with one of them has no answer. */
  readonly foreign: readonly string[];
  readonly translations: readonly Translation[];
}

export type Translation = readonly [english: readonly string[], portuguese: readonly string[]];
