import type { Kind } from './Search.js';

/*
 * Factors or shares relative to 1 that decide the order of results; a larger one ranks its result higher.
 * `apps/portal/tests/search` measures their combined effect.
 */

export const kinds: Readonly<Partial<Record<Kind, number>>> = {
  guide: 1.3,
  operation: 1.15,
  section: 0.95,
  value: 0.85,
  question: 0.85,
};

/** Readers look up fields of responses less often than fields of requests. */
export const answered = 0.9;

export const fields = {
  title: 3.5,
  names: 1.2,
  text: 0.8,
  rest: 0.2,
  /** For an entry: the names of its page or operation. For a page: the names above it. */
  context: 1,
  below: 0.15,
} as const;

export const asked = {
  /** A word about the documentation itself, among others. */
  weak: 0.3,
  /** An unknown word weighs as much as a rare one. */
  unknown: 5,
  /** Share of a word's weight that a page covers if only its sections have it. */
  below: 0.6,
  /** Power of the covered share of the query. */
  power: 4,
} as const;

/** Certainty of a term of the index, or an alternative, for the typed words. */
export const meanings = {
  sameRoot: 0.45,
  equivalent: 0.25,
  translated: 0.9,
  prefix: 0.27,
  typo: 0.4,
  equivalentPhrase: 0.5,
  joined: 0.9,
  /** From this certainty on, a word counts as a word of the title. */
  sure: 0.2,
} as const;

/** Factors of a document whose title equals or contains the query. */
export const likeness = {
  /** Equal titles or names. */
  thing: 3,
  section: 2,
  /** A name in code in any case, with the signs of the query: `BEARER_TOKEN` for `bearer_token`. */
  typed: 1.5,
  /** A name in code that was typed as separate words. */
  code: 2,
  /** The text contains the query literally. */
  quoted: 2,
  /** Number of the best hits that are searched for the query. */
  quotedAmong: 15,
  /** Letters and digits of the shortest query that is searched for. */
  quotedFrom: 10,
  /** Each strong word is in the title. */
  allInTitle: 1.3,
  /** The title has no other words either. */
  wholeTitle: 1.3,
  /** Factor for events if the query has a verb in the infinitive: its reader looks for a call. */
  happened: 0.25,
} as const;

/** Scores of operations whose path matches the query: above every score of words. */
export const paths = {
  call: 2000,
  otherMethod: 0.3,
  /** A guide follows its operation directly. */
  guide: 0.97,
} as const;

/** Minimum share of the query that a document must contain. */
export const enough = {
  /** By weight, if the index knows each word. */
  known: 0.45,
  /** By weight, if no title contains a word. */
  unnamed: 0.7,
  /** By number, for partial matches. */
  most: 0.5,
  /** Number of words as typed that count like a name. */
  quoted: 3,
} as const;

export const order = {
  /** Maximum number of hits of one page, so that they do not hide other pages. */
  mostOfPage: 3,
  /** Beyond this number, documents of one title (a common field) score `repeated` times as much. */
  mostOfTitle: 2,
  repeated: 0.05,
} as const;
