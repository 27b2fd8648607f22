import type { Postings, SearchIndex } from './indexGroups';
import type { QueryWord, Reading } from './readQuery';
import type { Meanings, Vocabulary } from './Vocabulary';

/** What a place is worth for a query. */
export interface Hit {
  readonly at: number;
  readonly score: number;
}

/** How strictly a place has to have what was asked for. */
export type Strictness = 'strict' | 'loose';

/** What a word counts for that its place only has from the page or the operation it stands in. */
const CONTEXT = 0.45;
/** What a weak word counts for, beside others. */
const WEAK = 0.3;
/** For a word that nothing is like: it counts as much as a rare one. */
const UNKNOWN_WEIGHT = 5;
/** What a page has of a word that only its sections say. */
const BELOW = 0.6;
/** What a word counts for in a title, at least, to be taken for a word of it. */
const SURE = 0.3;
const ALL_IN_TITLE = 1.3;
/** Each word in the title or in that of the page. */
const ALL_NAMED = 1.15;
const WHOLE_TITLE = 1.3;
/** Of what was asked for, by weight, a place has at least so much. */
const ENOUGH = 0.55;
const ENOUGH_OF_MANY = 0.6;
const MANY = 5;

interface Slot {
  readonly weight: number;
  readonly isWeak: boolean;
  readonly isKnown: boolean;
  readonly titles: Float32Array;
  readonly texts: Float32Array;
  readonly below: Float32Array;
  readonly groups: Float32Array;
}

/**
 * What each place is worth for one reading of a query.
 *
 * @param meant gets the terms that the words were taken for.
 */
export function scoreReading(
  { weight, words }: Reading,
  { places, terms }: SearchIndex,
  groupCount: number,
  vocabulary: Vocabulary,
  strictness: Strictness,
  meant: Set<string>,
): Hit[] {
  const slots = words.map((word) => {
    const meanings = vocabulary.meaningsOf(word.word, word.isLast);
    for (const term of meanings.keys()) meant.add(term);
    return fillSlot(word, meanings, terms, places.length, groupCount, words.length);
  });
  const strong = slots.filter((slot) => !slot.isWeak);
  const asked = slots.reduce((sum, slot) => sum + slot.weight, 0);
  const unknown = strong.filter((slot) => !slot.isKnown).length;
  const hits: Hit[] = [];
  for (const [at, place] of places.entries()) {
    let score = 0;
    let covered = 0;
    let matched = 0;
    let own = 0;
    let inTitle = 0;
    let named = 0;
    for (const slot of slots) {
      const title = slot.titles[at] ?? 0;
      const text = slot.texts[at] ?? 0;
      const context = place.isHead ? 0 : CONTEXT * (slot.groups[place.of] ?? 0);
      const below = slot.below[at] ?? 0;
      const best = Math.max(title, text, context, below);
      if (best === 0) continue;
      score += slot.weight * (best + 0.1 * (title + text + context - best));
      covered += title + text + context === 0 ? slot.weight * BELOW : slot.weight;
      if (slot.isWeak) continue;
      matched += 1;
      if (title > 0 || text > 0) own += 1;
      if (title >= SURE) inTitle += 1;
      if (title >= SURE || context >= SURE * CONTEXT) named += 1;
    }
    if (score === 0 || (strong.length > 0 && own === 0)) continue;
    const share = covered / asked;
    if (strictness === 'strict' && !isEnough(matched, strong.length, unknown, share)) continue;
    if (strong.length > 0 && inTitle > 0 && named === strong.length) {
      score *= inTitle === named ? ALL_IN_TITLE : ALL_NAMED;
      if (place.titleLength === inTitle) score *= WHOLE_TITLE;
    }
    hits.push({ at, score: (weight * score * share * share * place.standing) / asked });
  }
  return hits;
}

/** Whether enough of the words that matter are there. */
function isEnough(matched: number, strong: number, unknown: number, share: number): boolean {
  if (strong >= MANY) return share >= ENOUGH_OF_MANY;
  if (unknown === 0) return share >= ENOUGH - 0.1;
  return strong > 2 && matched >= strong - 1 && share >= ENOUGH;
}

function fillSlot(
  { isWeak }: QueryWord,
  meanings: Meanings,
  terms: ReadonlyMap<string, Postings>,
  placeCount: number,
  groupCount: number,
  wordCount: number,
): Slot {
  const titles = new Float32Array(placeCount);
  const texts = new Float32Array(placeCount);
  const below = new Float32Array(placeCount);
  const groups = new Float32Array(groupCount);
  let surest = 0;
  let frequency = 0;
  for (const [term, meaning] of meanings) {
    const postings = terms.get(term);
    if (!postings) continue;
    raise(titles, postings.titles, meaning);
    raise(texts, postings.texts, meaning);
    raise(below, postings.below, meaning);
    raise(groups, postings.groups, meaning);
    if (meaning < surest) continue;
    const count = (postings.titles.length + postings.texts.length) / 2;
    frequency = meaning > surest ? count : frequency + count;
    surest = meaning;
  }
  const isKnown = meanings.size > 0;
  const rarity = isKnown ? Math.log(1 + placeCount / (1 + frequency)) : UNKNOWN_WEIGHT;
  const weight = isWeak && wordCount > 1 ? rarity * WEAK : rarity;
  return { weight, isWeak: isWeak && wordCount > 1, isKnown, titles, texts, below, groups };
}

function raise(values: Float32Array, postings: readonly number[], meaning: number): void {
  for (let index = 0; index < postings.length; index += 2) {
    const at = postings[index] ?? 0;
    const value = meaning * (postings[index + 1] ?? 0);
    if (value > (values[at] ?? 0)) values[at] = value;
  }
}
