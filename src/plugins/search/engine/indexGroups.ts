import type { Group } from '../entries/Entry';
import { reduceWord } from '../text/reduceWord';
import { splitWords, type Word } from '../text/splitWords';
import { stopWords } from '../text/stopWords';
import { keysOf } from './keyOf';
import type { Place } from './Place';
import { rankEntry } from './rankKinds';

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
  readonly terms: ReadonlyMap<string, Postings>;
  /** Every word as it is written, folded, with the term it was reduced to. */
  readonly words: ReadonlyMap<string, string>;
}

/** Of a word that a name in code is made of, beside the name itself. */
const PART = 0.75;
const NAME = 0.9;
const TEXT = 0.4;
/** What its sections say, for a page. */
const BELOW_TITLE = 0.25;
const BELOW_TEXT = 0.12;
const MANY_SECTIONS = 20;
const TRAIL = 0.4;
const PATH = 0.8;

type Weights = Map<string, number>;

/** Makes the index: every word of every place, with what it counts for there. */
export function indexGroups(groups: readonly Group[]): SearchIndex {
  const words = new Map<string, string>();
  const reduce = rememberReduced(words);
  const terms = new Map<string, Postings>();
  const places: Place[] = [];
  const sharing = countTitles(groups);

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
  const weigh = (text: string, weight: number, into: Weights = new Map()) => {
    eachTerm(text, reduce, (term, share) => {
      into.set(term, Math.max(into.get(term) ?? 0, weight * share));
    });
    return into;
  };

  const weighBelow = ({ entries }: Group) => {
    const weights: Weights = new Map();
    // A page of everything is not about each thing on it.
    const share = 1 / (1 + entries.length / MANY_SECTIONS);
    for (const { kind, more = '', text, title } of entries) {
      if (kind !== 'section') continue;
      weigh(title, BELOW_TITLE * share, weights);
      weigh(`${text} ${more}`, BELOW_TEXT * share, weights);
    }
    return weights;
  };

  for (const [of, group] of groups.entries()) {
    const about = weigh(group.title, weightOfTitle(lengthOf(group.title)));
    for (const name of group.names) weigh(name, NAME, about);
    for (const name of group.trail) weigh(name, TRAIL, about);
    if (group.path) weigh(group.path, PATH, about);
    post('groups', of, about);

    for (const entry of [group, ...group.entries]) {
      const at = places.length;
      const isHead = entry === group;
      const titleLength = lengthOf(entry.title);
      places.push({
        entry,
        group,
        of,
        isHead,
        keys: [entry.title, ...entry.names].flatMap(keysOf),
        titleLength,
        standing: rankEntry(entry, group, sharing.get(entry.title) ?? 0),
      });
      const title = weigh(entry.title, weightOfTitle(titleLength));
      for (const name of entry.names) weigh(name, NAME, title);
      if (isHead && group.path) weigh(group.path, PATH, title);
      post('titles', at, title);
      post('texts', at, weighText(`${entry.text} ${entry.more ?? ''}`, reduce));
      if (isHead && group.path === undefined) post('below', at, weighBelow(group));
    }
  }
  return { places, terms, words };
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

/** What a word counts for in a text: more often is more, in a long text less. */
function weighText(text: string, reduce: (word: string) => string): Weights {
  const counts: Weights = new Map();
  let length = 0;
  eachTerm(text, reduce, (term, share) => {
    counts.set(term, (counts.get(term) ?? 0) + share);
    length += 1;
  });
  const scale = TEXT / (0.75 + 0.25 * Math.min(4, length / 40));
  for (const [term, count] of counts) counts.set(term, (scale * 2 * count) / (count + 1));
  return counts;
}

function eachTerm(
  text: string,
  reduce: (word: string) => string,
  take: (term: string, share: number) => void,
): void {
  const takeWord = ({ parts, word }: Word, share: number) => {
    if (!stopWords.has(word)) take(reduce(word), share);
    for (const part of parts) takeWord(part, PART);
  };
  for (const word of splitWords(text)) takeWord(word, 1);
}

/** The same words come again and again. */
function rememberReduced(known: Map<string, string>): (word: string) => string {
  return (word) => {
    let reduced = known.get(word);
    if (reduced === undefined) {
      reduced = reduceWord(word);
      known.set(word, reduced);
    }
    return reduced;
  };
}
