import type { Kind } from './Search.js';

/*
 * What decides the order of results, in one place. All are factors or shares beside 1; what makes one
 * larger makes what it belongs to come earlier. `apps/portal/tests/search` measures what they do together.
 */

/** What a kind counts for beside the others, all else being equal. */
export const KINDS: Readonly<Record<Kind, number>> = {
  guide: 1.3,
  operation: 1.2,
  term: 1.15,
  event: 1.05,
  file: 0.9,
  section: 0.95,
  value: 0.85,
  error: 0.85,
  question: 0.85,
  field: 0.82,
  constant: 0.8,
  post: 0.8,
};

/** What a place counts for by where it stands. */
export const standing = {
  /** A title that so many sections share is one of the skeleton of pages… */
  skeletonFrom: 6,
  /** …and its section comes behind what has a title of its own. */
  skeleton: 0.5,
  /** …unless the query names both it and its page. */
  skeletonSought: 0.8,
  /** What is answered is looked up less often than what is sent. */
  answered: 0.88,
  /** For each level a field stands below the body. */
  nested: 0.97,
  /** A call that changes or removes what another one makes. */
  changing: 0.96,
} as const;

/** What a word counts for where it stands; 1 in a title of average length. */
export const places = {
  name: 0.9,
  text: 0.4,
  /** Of the words of a text that is not shown. */
  unshown: 0.7,
  path: 0.8,
  trail: 0.25,
  /** Of a word that a name in code is made of, beside the name itself. */
  part: 0.75,
  /** A word that a place only has from its page or its operation. */
  context: 0.45,
  /** What its sections say, for a page: in their titles and in their texts. */
  belowTitle: 0.25,
  belowText: 0.12,
  /** A page of so many sections is half as much about each. */
  manySections: 20,
  /** What a page has of a word that only its sections say. */
  below: 0.6,
  /** What a word has of a title, at least, to be taken for a word of it. */
  sure: 0.4,
} as const;

/** What words of a query count for. */
export const asked = {
  /** A word about the documentation itself, beside others. */
  weak: 0.3,
  /** A word that nothing is like counts as much as a rare one. */
  unknown: 5,
} as const;

/** What a word of the index is beside the word that was typed. */
export const meanings = {
  sameRoot: 0.8,
  equivalent: 0.75,
  /** Of that, where the word as typed is one of the index itself. */
  besideKnown: 0.8,
  translated: 0.95,
  prefix: 0.7,
  /** Of that, where the word as typed is one already. */
  knownPrefix: 0.6,
  sound: 0.6,
  typo: 0.55,
} as const;

/** What a way to understand a query counts for beside the plain one. */
export const readings = {
  joined: 0.9,
  equivalent: 0.85,
  /** A phrase is no accident, and what stands for it is as good. */
  equivalentPhrase: 1.05,
  translated: 1,
} as const;

/** What a place counts for of which the query is the title, or a part of it. */
export const likeness = {
  /** By what the place is: a page, a call or a thing with its own name; a term, which journeys and guides are about; a section of a page, a skeleton's. */
  thing: 3,
  /** The page that an area begins with. */
  home: 3.6,
  term: 2.3,
  section: 2,
  skeleton: 1,
  /** Of what an exact title is worth, another name of a page: it is short beside what stands around it. */
  label: 0.85,
  /** A name in code, for words that were typed apart. */
  code: 1.3,
  /** Of what an exact title is worth, where small words differ, and where endings do. */
  nearly: 0.75,
  /** A name in code that the query has beside other words. */
  named: 2,
  /** What was typed stands in the text word for word; looked for among so many of the best. */
  quoted: 2,
  quotedAmong: 40,
  quotedFrom: 10,
  /** A long stretch of a title, as it stands. */
  contained: 1.5,
  containedFrom: 12,
  /** A title that has each word of a sentence, also the small ones. */
  worded: 1.4,
  allInTitle: 1.3,
  /** Each word in the title or in that of the page. */
  allNamed: 1.15,
  wholeTitle: 1.3,
  /** Has what was typed with signs in it (`application/json`) as it was typed. */
  literal: 3,
  /** Of a kind that the query names (`erro`, `campo`, `yaml`). */
  hinted: 1.3,
  /** A question, for a query that is one. */
  questioned: 1.4,
} as const;

/** What a call counts for whose path is the query's: more than words can. */
export const paths = {
  call: 20,
  otherMethod: 0.5,
  /** The guide of a call comes right behind the call. */
  guide: 0.97,
} as const;

/** How much of what was asked for a place has to have. */
export const enough = {
  /** By weight, of few words with one that is unknown. */
  some: 0.55,
  /** By weight, where the index knows each word. */
  known: 0.45,
  /** By weight, where no title has any of it. */
  unnamed: 0.7,
  /** By weight, of so many words. */
  ofMany: 0.6,
  many: 5,
  /** By number, where no place has enough: most of them. */
  most: 0.5,
} as const;

/** How results follow each other. */
export const order = {
  /** Hits of one page beyond these are left out: they would hide other pages. */
  mostOfPage: 3,
  /** Places of one title (a field that many calls have) beyond these count for less. */
  mostOfTitle: 3,
  repeated: 0.45,
  /** How close to the next page's a further hit of a page must be to stand with the first. */
  close: 0.8,
} as const;
