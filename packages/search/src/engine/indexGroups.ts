import { listCompounds, reduceWord, splitWords, stopWords, type Word } from '../text/words.js';
import type { Entry, Group, Place } from './Entry.js';
import { keysOf } from './keyOf.js';
import type { Kind } from './Search.js';
import type { Steps } from './steps.js';

/** What a kind counts for beside the others, all else being equal. */
const KINDS: Readonly<Record<Kind, number>> = {
  guide: 1.3,
  operation: 1.2,
  term: 1.15,
  event: 1.05,
  section: 0.95,
  value: 0.9,
  error: 0.9,
  question: 0.85,
  field: 0.82,
  constant: 0.8,
  post: 0.8,
};

/** A title that so many sections share is one of the skeleton, and says little of each. */
const COMMON_TITLE = 6;
const COMMON = 0.7;
/** What is answered is looked up less often than what is sent. */
const ANSWERED = 0.88;
/** For each level a field stands below the body. */
const NESTED = 0.97;

/**
 * What an entry counts for by its kind and by where it stands.
 *
 * @param sharing how many sections have its title.
 */
function rankEntry(entry: Entry, group: Group, sharing: number): number {
  const kind = KINDS[entry.kind] * (entry.rank ?? 1);
  if (entry.kind === 'section') return kind * (sharing >= COMMON_TITLE ? COMMON : 1);
  if (entry.kind !== 'field' && entry.kind !== 'value') return kind;
  const [part = '', ...path] = entry.anchor.slice(group.anchor.length + 1).split('.');
  return kind * (/^\d|^default/.test(part) ? ANSWERED : 1) * NESTED ** Math.max(0, path.length - 1);
}

/** A term of a text, and how much of the word there it is. */
interface TermUse {
  readonly term: string;
  readonly share: number;
}

/** Of a word that a name in code is made of, beside the name itself. */
const PART = 0.75;

/** Reads the terms of texts: the same few thousand words come again and again. */
export class TermReader {
  /** Every word as it is written, folded, with the term it was reduced to. */
  readonly words = new Map<string, string>();
  readonly #known = new Map<string, readonly TermUse[]>();

  /** The terms of a text, those that say nothing left out. */
  read(text: string): TermUse[] {
    const uses: TermUse[] = [];
    for (const compound of listCompounds(text)) {
      let known = this.#known.get(compound);
      if (!known) {
        known = splitWords(compound).flatMap((word) => this.#describe(word, 1));
        this.#known.set(compound, known);
      }
      for (const use of known) uses.push(use);
    }
    return uses;
  }

  #describe({ parts, word }: Word, share: number): TermUse[] {
    const own = stopWords.has(word) ? [] : [{ term: this.#reduce(word), share }];
    return [...own, ...parts.flatMap((part) => this.#describe(part, PART))];
  }

  #reduce(word: string): string {
    const term = reduceWord(word);
    this.words.set(word, term);
    return term;
  }
}

/** Where a term stands: places or groups, each followed by its weight there. */
export interface Postings {
  readonly titles: number[];
  readonly texts: number[];
  /** Pages with a section that has it. */
  readonly below: number[];
  /** Groups whose name, path or parents have it. */
  readonly groups: number[];
}

export interface SearchIndex {
  readonly places: readonly Place[];
  readonly groupCount: number;
  readonly terms: ReadonlyMap<string, Postings>;
  /** Every word as it is written, folded, with the term it was reduced to. */
  readonly words: ReadonlyMap<string, string>;
}

const NAME = 0.9;
const TEXT = 0.4;
/** What its sections say, for a page. */
const BELOW_TITLE = 0.25;
const BELOW_TEXT = 0.12;
const MANY_SECTIONS = 20;
const TRAIL = 0.25;
const PATH = 0.8;

type Weights = Map<string, number>;

/** Makes the index: every word of every place, with its weight there. A step is an entry. */
export function* indexGroups(groups: readonly Group[]): Steps<SearchIndex> {
  const reader = new TermReader();
  const terms = new Map<string, Postings>();
  const places: Place[] = [];
  const sharing = countTitles(groups);
  const keysOfTitle = remember(keysOf);
  const lengthOfTitle = remember(lengthOf);

  const post = (list: keyof Postings, at: number, weights: Weights) => {
    for (const [term, weight] of weights) {
      let postings = terms.get(term);
      if (!postings) {
        postings = { titles: [], texts: [], below: [], groups: [] };
        terms.set(term, postings);
      }
      postings[list].push(at, weight);
    }
  };
  const weighTitle = ({ names, title }: Entry): Weights => {
    const weights: Weights = new Map();
    weigh(reader.read(title), weightOfTitle(lengthOfTitle(title)), weights);
    for (const name of names) weigh(reader.read(name), NAME, weights);
    return weights;
  };
  /** The weight of a group's name for the group, and for the entries inside it. */
  const weighGroup = (group: Group): Weights => {
    const weights = weighTitle(group);
    for (const name of group.trail) weigh(reader.read(name), TRAIL, weights);
    if (group.path) weigh(reader.read(group.path), PATH, weights);
    return weights;
  };

  for (const [of, group] of groups.entries()) {
    const about = weighGroup(group);
    post('groups', of, about);
    const below: Weights = new Map();
    // A page of everything is not about each thing on it.
    const share = 1 / (1 + group.entries.length / MANY_SECTIONS);
    const head = places.length;
    for (const entry of [group, ...group.entries]) {
      const at = places.length;
      const isHead = entry === group;
      places.push({
        entry,
        group,
        of,
        isHead,
        keys: [entry.title, ...entry.names].flatMap(keysOfTitle),
        titleLength: lengthOfTitle(entry.title),
        standing: rankEntry(entry, group, sharing.get(entry.title) ?? 0),
      });
      const text = reader.read([entry.text, entry.more, entry.around].join(' '));
      post('titles', at, isHead ? about : weighTitle(entry));
      post('texts', at, weighText(text));
      if (entry.kind === 'section') {
        weigh(reader.read(entry.title), BELOW_TITLE * share, below);
        weigh(text, BELOW_TEXT * share, below);
      }
      yield;
    }
    post('below', head, below);
  }
  return { places, groupCount: groups.length, terms, words: reader.words };
}

/** Adds terms with what each counts for; the most where one comes again. */
function weigh(uses: readonly TermUse[], weight: number, into: Weights): void {
  for (const { share, term } of uses) {
    const value = weight * share;
    if (value > (into.get(term) ?? 0)) into.set(term, value);
  }
}

/** What a word counts for in a text: more often is more, in a long text less. */
function weighText(uses: readonly TermUse[]): Weights {
  const counts: Weights = new Map();
  for (const { share, term } of uses) counts.set(term, (counts.get(term) ?? 0) + share);
  const scale = TEXT / (0.75 + 0.25 * Math.min(4, uses.length / 40));
  for (const [term, count] of counts) counts.set(term, (scale * 2 * count) / (count + 1));
  return counts;
}

function countTitles(groups: readonly Group[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { entries } of groups) {
    for (const { kind, title } of entries) {
      if (kind === 'section') counts.set(title, (counts.get(title) ?? 0) + 1);
    }
  }
  return counts;
}

/** A short title says more with each of its words. */
function weightOfTitle(length: number): number {
  return 1 / (0.6 + 0.14 * length);
}

function lengthOf(title: string): number {
  return splitWords(title).filter(({ word }) => !stopWords.has(word)).length;
}

/** The same for the same text, made once. */
function remember<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = make(text);
    known.set(text, value);
    return value;
  };
}
