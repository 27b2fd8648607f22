import type { Kind, SearchArea } from './Search.js';

/** An entry in the index, with everything the ranking needs. */
export interface SearchPlace {
  readonly entry: Entry;
  readonly group: Group;
  /** Index of its group. */
  readonly of: number;
  /** Whether it is the group itself. */
  readonly isHead: boolean;
  /** Title and names, letters and digits only, folded; for a page also the end of its address. */
  readonly keys: readonly string[];
  /** How many leading `keys` come from the title. */
  readonly ofTitle: number;
  /** Title and names without stop words, each word reduced; the title first. */
  readonly stems: readonly string[];
  /** Factor where one of its keys equals the query. */
  readonly exact: number;
  /** How many distinguishing words its title has. */
  readonly titleLength: number;
  /** Factor of its kind and its position in the group. */
  readonly standing: number;
  /** The same where the query has words of both its title and its page. */
  readonly sought: number;
}

/** One searchable item: a page, a heading, or a node of the reference. */
export interface Entry {
  readonly kind: Kind;
  /** Fragment on the group's page; empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** Searched, and shown as the excerpt. */
  readonly text: string;
  /** Searched with the text; shown only as words that match. */
  readonly more?: string | undefined;
  /** Other names, each as exact as the title; not shown. */
  readonly names: readonly string[];
  /** Factor among entries of its kind. Default: 1. */
  readonly rank?: number;
  /** Badge beside its title, such as `novo`. */
  readonly mark?: string;
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

/** The search as the site publishes it. */
export interface SearchData {
  /** In the order of navigation. */
  readonly areas: readonly SearchArea[];
  /** Pages and operations with their entries. */
  readonly groups: readonly Group[];
  readonly words: WordRelations;
}

/** Relations between words, as maintained in `busca.yml`. */
export interface WordRelations {
  /** Words and phrases that mean the same: each list is one meaning. */
  readonly equivalents: readonly (readonly string[])[];
  /** Irregular forms: each list is one word. */
  readonly forms: readonly (readonly string[])[];
  /** Words and phrases of subjects the portal does not cover: a query with one of them has no answer. */
  readonly foreign: readonly string[];
  /** English words and phrases with their Portuguese translations. */
  readonly translations: readonly Translation[];
}

/** Words and phrases of one meaning: in English, and in Portuguese. */
export type Translation = readonly [english: readonly string[], portuguese: readonly string[]];
