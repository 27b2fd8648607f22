/** What readers see of a kind: of one thing, and above a group of them. In the order of groups. */
export const kindNames: Readonly<Record<Kind, { readonly one: string; readonly many: string }>> = {
  guide: { one: 'Guia', many: 'Guias' },
  section: { one: 'Seção', many: 'Seções de guias' },
  operation: { one: 'Operação', many: 'Operações' },
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

/** What an entry is. */
export type Kind =
  | 'guide'
  | 'section'
  | 'operation'
  | 'field'
  | 'value'
  | 'error'
  | 'event'
  | 'term'
  | 'constant'
  | 'question'
  | 'file'
  | 'post';

/** A stretch of a text, in UTF-16 units: from its first character to the one behind its last. */
export type Mark = [start: number, end: number];

/** One thing found. */
export interface SearchResult {
  /** Address from the site's root, with the fragment of the exact place. */
  readonly url: string;
  readonly title: string;
  readonly kind: Kind;
  /** Id of the area (`emissao`, `webhook`…); empty where it belongs to none. */
  readonly area: string;
  /** Names from the outermost inwards, without the thing's own. */
  readonly trail: readonly string[];
  readonly excerpt: string;
  /** Upper case; of operations and of the entries inside them. */
  readonly method?: string;
  readonly path?: string;
  /** The mark beside its title, where it changed lately: `novo` or `mudou`. */
  readonly mark?: string;
  /** Words of the query that it does not have, as they were typed. */
  readonly missing: readonly string[];
  /** What of the query was found where, in order and without overlaps. */
  readonly marks: { readonly title: readonly Mark[]; readonly excerpt: readonly Mark[] };
}

/** What a query gives: results, or without any the nearest things. */
export interface SearchAnswer {
  /** Best first; hits of one page stand together. */
  readonly results: readonly SearchResult[];
  /** At most three, and only where `results` is empty. */
  readonly nearest: readonly SearchResult[];
}

export interface SearchOptions {
  /** Only these kinds; all where it is empty or absent. */
  readonly kinds?: readonly Kind[];
  /** Only these areas (ids). */
  readonly areas?: readonly string[];
  /** At most so many results; 10 unless said otherwise. */
  readonly limit?: number;
  /** At most so many results of one page or operation; 3 unless said otherwise. */
  readonly perPage?: number;
}

/** A part of the documentation that results can be narrowed to. */
export interface SearchArea {
  readonly id: string;
  readonly name: string;
}

/** Answers queries. Calls share nothing but the index: each is answered by itself. */
export interface Search {
  (query: string, options?: SearchOptions): SearchAnswer;
  /** The areas that results belong to, in the order of navigation. */
  readonly areas: readonly SearchArea[];
}
