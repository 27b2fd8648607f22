import {
  listCompounds,
  namingWords,
  readForm,
  reduceWord,
  splitWords,
  stopWords,
  type Word,
} from '../text/words.js';
import type { Entry, Group, Place } from './Entry.js';
import { keyOf, keysOf, stemOf } from './keyOf.js';
import type { Steps } from './steps.js';
import { KINDS, likeness, standing, places as weights } from './weights.js';

/** Whether a section is one of the skeleton of pages, by how many have its title. */
function isOfSkeleton({ kind }: Entry, sharing: number): boolean {
  return kind === 'section' && sharing >= standing.skeletonFrom;
}

/**
 * What an entry counts for by its kind and by where it stands.
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

/** What an entry counts for where its title or name is the query. */
function exactnessOf(entry: Entry, group: Group, sharing: number): number {
  if (isOfSkeleton(entry, sharing)) return likeness.skeleton;
  if (entry.kind === 'section') return likeness.section;
  if (entry.kind === 'term') return likeness.term;
  const isHome = entry === group && group.area !== '' && group.page.endsWith(`/${group.area}`);
  return isHome ? likeness.home : likeness.thing;
}

/** Whether titles of a kind are sentences: such a one is not the few words in it that say something. */
function isSentence({ kind }: Entry): boolean {
  return kind === 'error' || kind === 'question';
}

/**
 * The anchor that an author chose for a title of many words, such as a question: in few words what it is
 * about. None where it is the title itself, or a place in a call.
 */
function chosenAnchor({ anchor, title }: Entry, group: Group): string[] {
  const isChosen =
    group.anchor === '' && !/[.\d]/.test(anchor) && anchor !== '' && keyOf(anchor) !== keyOf(title);
  return isChosen ? [anchor.replaceAll('-', ' ')] : [];
}

/** The last part of a page's address, by which readers know it as well. */
function slugOf({ anchor, page }: Group): string {
  return anchor === '' ? page.slice(page.lastIndexOf('/') + 1) : '';
}

/** A term of a text, and how much of the word there it is. */
interface TermUse {
  readonly term: string;
  readonly share: number;
}

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
    return [...own, ...parts.flatMap((part) => this.#describe(part, weights.part))];
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

type Weights = Map<string, number>;

/** Makes the index: every word of every place, with its weight there. A step is an entry. */
export function* indexGroups(groups: readonly Group[]): Steps<SearchIndex> {
  const reader = new TermReader();
  const terms = new Map<string, Postings>();
  const places: Place[] = [];
  const sharing = countTitles(groups);
  const keysOfTitle = remember(keysOf);
  const lengthOfTitle = remember(lengthOf);
  const stemOfTitle = remember(stemOf);
  const countNaming = remember((name) => namingWords(readForm(name)).length);

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
  /** The weight of a group's name for the group, and for the entries inside it. */
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
    // A page of everything is not about each thing on it.
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
      const text = reader.read(`${entry.text} ${entry.around ?? ''}`);
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

/** Adds terms with what each counts for; the most where one comes again. */
function weigh(uses: readonly TermUse[], weight: number, into: Weights): void {
  for (const { share, term } of uses) {
    const value = weight * share;
    if (value > (into.get(term) ?? 0)) into.set(term, value);
  }
}

/** What a word counts for in a text: more often is more, in a long text less. */
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

/** A short title says more with each of its words. */
function weightOfTitle(length: number): number {
  return 1 / (0.6 + 0.14 * length);
}

/** A name of several words is a title; one in code counts as it is. */
function weightOfName(name: string, length: number): number {
  return name.includes(' ') ? weightOfTitle(length) : weights.name;
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
