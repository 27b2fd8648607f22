import type { Postings, SearchIndex } from './indexGroups.js';
import type { QueryWord } from './readQuery.js';
import type { Meanings, Vocabulary } from './Vocabulary.js';
import { asked, meanings as weights } from './weights.js';

/** Scores of one query word for every place, over all its meanings. */
export interface Slot {
  /** Weight of the word; rare words weigh more. */
  readonly rarity: number;
  /** Whether the index has any term for it. */
  readonly isKnown: boolean;
  /** Scores by the place's index; `groups` by the group's index. */
  readonly titles: Float32Array;
  readonly texts: Float32Array;
  /** 1 for places that have the word as typed or its translation, else 0. */
  readonly exact: Uint8Array;
  readonly below: Float32Array;
  readonly groups: Float32Array;
}

/** Looks up the words of one query and caches them for all its readings. */
export class SlotReader {
  /** All terms that the words resolved to. */
  readonly meant = new Set<string>();
  readonly #known = new Map<string, Slot>();

  constructor(
    private readonly index: SearchIndex,
    private readonly vocabulary: Vocabulary,
  ) {}

  read({ isLast, word }: QueryWord): Slot {
    const key = `${word} ${isLast}`;
    let slot = this.#known.get(key);
    if (!slot) {
      const meanings = this.vocabulary.meaningsOf(word, isLast);
      for (const term of meanings.keys()) this.meant.add(term);
      slot = fillSlot(meanings, this.index);
      this.#known.set(key, slot);
    }
    return slot;
  }
}

function fillSlot(meanings: Meanings, { groupCount, places, terms }: SearchIndex): Slot {
  const titles = new Float32Array(places.length);
  const texts = new Float32Array(places.length);
  const exact = new Uint8Array(places.length);
  const below = new Float32Array(places.length);
  const groups = new Float32Array(groupCount);
  let surest = 0;
  let frequency = 0;
  for (const [term, meaning] of meanings) {
    const postings = terms.get(term);
    if (!postings) continue;
    raise(titles, postings.titles, meaning);
    raise(texts, postings.texts, meaning);
    if (meaning >= weights.translated) {
      for (const list of [postings.titles, postings.texts]) markPlaces(exact, list);
    }
    raise(below, postings.below, meaning);
    raise(groups, postings.groups, meaning);
    if (meaning < surest) continue;
    const count = countPlaces(postings);
    frequency = meaning > surest ? count : frequency + count;
    surest = meaning;
  }
  const isKnown = meanings.size > 0;
  const rarity = isKnown ? Math.log(1 + places.length / (1 + frequency)) : asked.unknown;
  return { rarity, isKnown, titles, texts, exact, below, groups };
}

function countPlaces({ texts, titles }: Postings): number {
  return (titles.length + texts.length) / 2;
}

function markPlaces(values: Uint8Array, postings: readonly number[]): void {
  for (let index = 0; index < postings.length; index += 2) values[postings[index] ?? 0] = 1;
}

function raise(values: Float32Array, postings: readonly number[], meaning: number): void {
  for (let index = 0; index < postings.length; index += 2) {
    const at = postings[index] ?? 0;
    const value = meaning * (postings[index + 1] ?? 0);
    if (value > (values[at] ?? 0)) values[at] = value;
  }
}
