import type { SearchArea } from './Search.js';

/** Serialised search: `packGroups` writes the groups, `unpackGroups` reads them. */
export interface SearchData {
  /** In the order of navigation. */
  readonly areas: readonly SearchArea[];
  readonly groups: PackedGroups;
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
  /** Whether texts may be English: English words are then stemmed, too. */
  readonly english?: boolean;
}

/** Words and phrases of one meaning: in English, and in Portuguese. */
export type Translation = readonly [english: readonly string[], portuguese: readonly string[]];

/** Distinct texts; columns refer to them by index. */
type Numbered = readonly string[];

/**
 * Groups and entries as columns, which compress better than rows. Columns of
 * entries hold the entries of all groups one after another, each group's own entry first.
 */
export interface PackedGroups {
  /** One for each group, like the four columns below. */
  readonly pages: readonly number[];
  readonly areas: readonly number[];
  readonly trails: readonly number[];
  readonly methods: readonly number[];
  readonly paths: readonly string[];
  /** Number of entries of each group. */
  readonly counts: readonly number[];
  /** One letter for each entry. */
  readonly kinds: string;
  /** Without the group's anchor; empty where the title determines it. */
  readonly anchors: readonly string[];
  /** Empty where the anchor determines it. */
  readonly titles: readonly string[];
  readonly texts: readonly number[];
  readonly more: readonly string[];
  /** Sparse columns, by the entry's index. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly ranks: Readonly<Record<string, number>>;
  readonly marks: Readonly<Record<string, string>>;
  readonly numbered: {
    readonly pages: Numbered;
    readonly areas: Numbered;
    /** Names joined by ` › `. */
    readonly trails: Numbered;
    readonly methods: Numbered;
    readonly texts: Numbered;
  };
}
