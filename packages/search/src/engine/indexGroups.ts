import {
  listCompounds,
  namingWords,
  readForm,
  reduceWord,
  splitWords,
  stopWords,
  type Word,
} from '../text/words.js';
import { keyOf, keysOf, stemOf } from './keyOf.js';
import type { Entry, Group, SearchPlace } from './Search.js';
import type { Steps } from './steps.js';
import { KINDS, likeness, standing, places as weights } from './weights.js';

/** Whether a section belongs to the skeleton of all pages, by the number of sections of its title. */
function isOfSkeleton({ kind }: Entry, sharing: number): boolean {
  return kind === 'section' && sharing >= standing.skeletonFrom;
}

/**
 * Factor of an entry by its kind and position.
 *
 * @param sharing how many sections have its title.
 */
function rankEntry(entry: Entry, group: Group, sharing: number): number {
  const kind = KINDS[entry.kind] * (entry.rank ?? 1);
  if (isOfSkeleton(entry, sharing)) return kind * standing.skeleton;
  if (entry === group && /^(?:PUT|PATCH|DELETE)$/.test(group.method ?? ''))
    return kind * standing.changing;
  if (entry.kind !== 'field' && entry.kind !== 'value') return kind;
  const [part = '', ...path] = entry.anchor.slice(group.anchor.length + 1).split('.');
  const sent = /^\d|^default/.test(part) ? standing.answered : 1;
  return kind * sent * standing.nested ** Math.max(0, path.length - 1);
}

/** Factor of an entry whose title or name equals the query. */
function exactnessOf(entry: Entry, group: Group, sharing: number): number {
  if (isOfSkeleton(entry, sharing)) return likeness.skeleton;
  if (entry.kind === 'section') return likeness.section;
  if (entry.kind === 'term') return likeness.term;
  const isHome = entry === group && group.area !== '' && group.page.endsWith(`/${group.area}`);
  return isHome ? likeness.home : likeness.thing;
}

/** Whether the title is a sentence, which its few content words do not identify. */
function isSentence({ kind }: Entry): boolean {
  return kind === 'error' || kind === 'question';
}

/**
 * The anchor that an author chose as a short name of a long title, such as a question. Empty if the
 * anchor is the title or a position in an operation.
 */
function chosenAnchor({ anchor, title }: Entry, group: Group): string[] {
  const isChosen =
    group.anchor === '' && !/[.\d]/.test(anchor) && anchor !== '' && keyOf(anchor) !== keyOf(title);
  return isChosen ? [anchor.replaceAll('-', ' ')] : [];
}

/** The last segment of a page's address, which readers also use as its name. */
function slugOf({ anchor, page }: Group): string {
  return anchor === '' ? page.slice(page.lastIndexOf('/') + 1) : '';
}

/** A term in a text, and its share of the word: below 1 for parts of a compound. */
interface TermUse {
  readonly term: string;
  readonly share: number;
}

/** Reads the terms of texts and caches them by word. */
export class TermReader {
  /** Every folded word with its reduced term. */
  readonly words = new Map<string, string>();
  readonly #known = new Map<string, readonly TermUse[]>();

  /** The terms of a text without stop words. */
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
    return [...own, ...parts.flatMap((part) => this.#describe(part, weights.part))];
  }

  #reduce(word: string): string {
    const term = reduceWord(word);
    this.words.set(word, term);
    return term;
  }
}

/** Occurrences of a term: indices of places or groups, each followed by the weight there. */
export interface Postings {
  readonly titles: number[];
  readonly texts: number[];
  /** Pages with the term in one of their sections. */
  readonly below: number[];
  /** Groups with the term in their name, path or parents. */
  readonly groups: number[];
}

export interface SearchIndex {
  readonly places: readonly SearchPlace[];
  readonly groupCount: number;
  readonly terms: ReadonlyMap<string, Postings>;
  /** Every folded word with its reduced term. */
  readonly words: ReadonlyMap<string, string>;
}

type Weights = Map<string, number>;

/** Indexes every word of every place with its weight. One step per entry. */
export function* indexGroups(groups: readonly Group[]): Steps<SearchIndex> {
  const reader = new TermReader();
  const terms = new Map<string, Postings>();
  const places: SearchPlace[] = [];
  const sharing = countTitles(groups);
  const keysOfTitle = memoize(keysOf);
  const lengthOfTitle = memoize(lengthOf);
  const stemOfTitle = memoize(stemOf);
  const countNaming = memoize((name) => namingWords(readForm(name)).length);

  const post = (list: keyof Postings, at: number, uses: Weights) => {
    for (const [term, weight] of uses) {
      let postings = terms.get(term);
      if (!postings) {
        postings = { titles: [], texts: [], below: [], groups: [] };
        terms.set(term, postings);
      }
      postings[list].push(at, weight);
    }
  };
  const weighTitle = (title: string, names: readonly string[]): Weights => {
    const into: Weights = new Map();
    weigh(reader.read(title), weightOfTitle(lengthOfTitle(title)), into);
    for (const name of names)
      weigh(reader.read(name), weightOfName(name, lengthOfTitle(name)), into);
    return into;
  };
  /** Weights of a group's names, for the group and its entries. */
  const weighGroup = (group: Group): Weights => {
    const into = weighTitle(group.title, group.names);
    for (const name of group.trail) weigh(reader.read(name), weights.trail, into);
    if (group.path) weigh(reader.read(group.path), weights.path, into);
    return into;
  };

  for (const [of, group] of groups.entries()) {
    const about = weighGroup(group);
    post('groups', of, about);
    const below: Weights = new Map();
    // A page with many sections is less about each of them.
    const share = 1 / (1 + group.entries.length / weights.manySections);
    const head = places.length;
    for (const entry of [group, ...group.entries]) {
      const at = places.length;
      const isHead = entry === group;
      const short = isHead ? [] : chosenAnchor(entry, group);
      const named = [entry.title, ...entry.names, ...short];
      const known = isHead ? [...named, slugOf(group)] : named;
      const count = sharing.get(entry.title) ?? 0;
      places.push({
        entry,
        group,
        of,
        isHead,
        keys: known.flatMap(keysOfTitle),
        ofTitle: keysOfTitle(entry.title).length,
        stems: (isSentence(entry) ? known.slice(1) : known).map(stemOfTitle),
        exact: exactnessOf(entry, group, count),
        titleLength: isSentence(entry) ? splitWords(entry.title).length : countNaming(entry.title),
        standing: rankEntry(entry, group, count),
        sought: isOfSkeleton(entry, count)
          ? KINDS.section * standing.skeletonSought
          : rankEntry(entry, group, count),
      });
      const text = reader.read(entry.text);
      const unshown = reader.read(entry.more ?? '');
      post('titles', at, isHead ? about : weighTitle(entry.title, named.slice(1)));
      post('texts', at, weighText(text, unshown));
      if (entry.kind === 'section') {
        weigh(reader.read(entry.title), weights.belowTitle * share, below);
        weigh(text, weights.belowText * share, below);
        weigh(unshown, weights.belowText * weights.unshown * share, below);
      }
      yield;
    }
    post('below', head, below);
  }
  return { places, groupCount: groups.length, terms, words: reader.words };
}

/** Adds weighted terms; the highest weight of a term wins. */
function weigh(uses: readonly TermUse[], weight: number, into: Weights): void {
  for (const { share, term } of uses) {
    const value = weight * share;
    if (value > (into.get(term) ?? 0)) into.set(term, value);
  }
}

/** Weights of a text's terms: they grow with frequency and shrink with the text's length. */
function weighText(uses: readonly TermUse[], unshown: readonly TermUse[]): Weights {
  const counts: Weights = new Map();
  for (const { share, term } of uses) counts.set(term, (counts.get(term) ?? 0) + share);
  for (const { share, term } of unshown) {
    counts.set(term, (counts.get(term) ?? 0) + share * weights.unshown);
  }
  const scale = weights.text / (0.75 + 0.25 * Math.min(4, uses.length / 40));
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

/** Each word of a short title weighs more. */
function weightOfTitle(length: number): number {
  return 1 / (0.6 + 0.14 * length);
}

/** A name of several words weighs like a title; one in code has a fixed weight. */
function weightOfName(name: string, length: number): number {
  return name.includes(' ') ? weightOfTitle(length) : weights.name;
}

function lengthOf(title: string): number {
  return splitWords(title).filter(({ word }) => !stopWords.has(word)).length;
}

/** Memoizes a function of a text. */
function memoize<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = make(text);
    known.set(text, value);
    return value;
  };
}
