import type { Group } from './Entry.js';
import type { SearchArea } from './Search.js';

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
