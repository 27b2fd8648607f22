import type { SearchArea } from './Search.js';

/** What a search is made from, written small: `packGroups` writes it, `unpackGroups` reads it. */
export interface SearchData {
  /** In the order of navigation. */
  readonly areas: readonly SearchArea[];
  readonly groups: PackedGroups;
  readonly words: WordRelations;
}

/** Which words stand for others, as a maintainer gave them. */
export interface WordRelations {
  /** Words and phrases that mean the same: each list is one meaning. */
  readonly equivalents: readonly (readonly string[])[];
  /** Forms of one word that their spelling does not tell: each list is one word. */
  readonly forms: readonly (readonly string[])[];
  /** Words and phrases of subjects the portal does not cover: a query with one of them has no answer. */
  readonly foreign: readonly string[];
  /** English words and phrases, each list with what it means in Portuguese. */
  readonly translations: readonly Translation[];
  /** Whether texts may be English as a whole: plurals and forms of its verbs are then joined, too. */
  readonly english?: boolean;
}

/** Words and phrases of one meaning: in English, and in Portuguese. */
export type Translation = readonly [english: readonly string[], portuguese: readonly string[]];

/** Texts that occur in many places, by number. */
type Numbered = readonly string[];

/**
 * Groups and entries as columns: what is alike stands together, which compresses best. Lists of
 * entries hold those of all groups one after another, the group's own first.
 */
export interface PackedGroups {
  /** One of each group. */
  readonly pages: readonly number[];
  readonly areas: readonly number[];
  readonly trails: readonly number[];
  readonly methods: readonly number[];
  readonly paths: readonly string[];
  /** How many entries it has. */
  readonly counts: readonly number[];
  /** One letter for each entry. */
  readonly kinds: string;
  /** Without the group's own; empty where the title gives it. */
  readonly anchors: readonly string[];
  /** Empty where the anchor gives it. */
  readonly titles: readonly string[];
  readonly texts: readonly number[];
  readonly more: readonly string[];
  /** Of the few entries that have some, by their number. */
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
