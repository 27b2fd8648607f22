import { keyOf } from './keyOf.js';
import type { QueryReading } from './readQuery.js';
import type { SearchPlace } from './Search.js';
import type { Slot, SlotReader } from './SlotReader.js';
import { enough, likeness, places as weights, asked as weightsAsked } from './weights.js';

/** Score of a place for a query. */
export interface Hit {
  /** Index of the place. */
  readonly at: number;
  readonly score: number;
  /** Words that it lacks, as typed. */
  readonly missing?: readonly string[];
}

/**
 * Which words of the query a place must contain: enough (`strict`), most (`most`), or any (`loose`).
 */
export type Strictness = 'strict' | 'most' | 'loose';

/** A word of a reading with its slot and weight. */
interface WeightedWord {
  readonly slot: Slot;
  readonly weight: number;
  readonly isWeak: boolean;
  readonly typed: string;
  readonly isTelling: boolean;
}

/** Match of a place with one reading. */
interface PlaceMatch {
  readonly score: number;
  /** Matched weight, from 0 to 1. */
  readonly share: number;
  /** Counts of strong words: matched anywhere; in the place itself (`own`). */
  readonly matched: number;
  readonly own: number;
  /** In the place itself, as typed. */
  readonly exact: number;
  readonly inTitle: number;
  /** In its title or its group's. */
  readonly named: number;
  /** Whether any word, even a weak one, is in its title or its group's. */
  readonly isNamed: boolean;
}

/** Scores each place for one reading of a query, and omits places with too few of its words. */
export function scoreReading(
  reading: QueryReading,
  places: readonly SearchPlace[],
  reader: SlotReader,
  strictness: Strictness,
): Hit[] {
  const asked = reading.words.map((word): WeightedWord => {
    const slot = reader.read(word);
    const isWeak = word.isWeak && reading.words.length > 1;
    const weight = slot.rarity * (isWeak ? weightsAsked.weak : 1);
    return { slot, isWeak, weight, typed: word.typed, isTelling: word.isTelling };
  });
  const strong = asked.filter(({ isWeak }) => !isWeak);
  const unknown = strong.filter(({ slot }) => !slot.isKnown).length;
  const hits: Hit[] = [];
  // An index loop: it runs for every place at every keystroke, and `entries()` doubles its cost.
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at];
    const found = place && findWords(asked, at, place);
    if (!found || (strong.length > 0 && found.own === 0)) continue;
    const { inTitle, matched, named, score, share } = found;
    if (strictness === 'strict' && !isEnough(found, reading.typed, strong.length, unknown))
      continue;
    const missing = matched < strong.length ? listMissing(strong, at, place) : [];
    if (strictness === 'most' && !isMost(strong, missing, at, place)) continue;
    const all = strong.length > 0 && inTitle > 0 && named === strong.length;
    const spread = !all ? 1 : inTitle === named ? likeness.allInTitle : likeness.allNamed;
    const whole = all && place.titleLength === inTitle ? likeness.wholeTitle : 1;
    const sought = all && inTitle < named ? place.sought : place.standing;
    const worth = reading.weight * score * share ** 2 * sought * spread * whole;
    hits.push({ at, score: worth, ...(missing.length > 0 && { missing }) });
  }
  return hits;
}

/** The words that a place lacks in every form and synonym. */
function listMissing(strong: readonly WeightedWord[], at: number, place: SearchPlace): string[] {
  const has = ({ slot }: WeightedWord) =>
    slot.titles[at] || slot.texts[at] || slot.below[at] || (!place.isHead && slot.groups[place.of]);
  const found = new Set(strong.filter(has).map(({ typed }) => typed));
  return [...new Set(strong.map(({ typed }) => typed))].filter((typed) => !found.has(typed));
}

function findWords(
  asked: readonly WeightedWord[],
  at: number,
  place: SearchPlace,
): PlaceMatch | undefined {
  let total = 0;
  let score = 0;
  let covered = 0;
  let matched = 0;
  let own = 0;
  let exact = 0;
  let inTitle = 0;
  let named = 0;
  let isNamed = false;
  for (const { isWeak, slot, weight } of asked) {
    total += weight;
    const title = slot.titles[at] ?? 0;
    const text = slot.texts[at] ?? 0;
    const context = place.isHead ? 0 : weights.context * (slot.groups[place.of] ?? 0);
    const below = slot.below[at] ?? 0;
    const best = Math.max(title, text, context, below);
    if (best === 0) continue;
    score += weight * (best + 0.1 * (title + text + context - best));
    covered += title + text + context === 0 ? weight * weights.below : weight;
    const isInName = title >= weights.sure || context >= weights.sure * weights.context;
    isNamed ||= isInName;
    if (isWeak) continue;
    matched += 1;
    if (title > 0 || text > 0) own += 1;
    exact += slot.exact[at] ?? 0;
    if (title >= weights.sure) inTitle += 1;
    if (isInName) named += 1;
  }
  if (score === 0) return undefined;
  return {
    score: score / total,
    share: covered / total,
    matched,
    own,
    exact,
    inTitle,
    named,
    isNamed,
  };
}

/** Whether a place has enough strong words. Of few words, only one unknown word may be missing. */
function isEnough(
  { exact, isNamed, matched, share }: PlaceMatch,
  typed: number,
  strong: number,
  unknown: number,
): boolean {
  // Several words that occur only in a text count if nearly all of them occur as typed.
  if (strong > 1 && !isNamed && (exact < matched || share < enough.unnamed)) return false;
  if (strong >= enough.many) return share >= enough.ofMany;
  if (unknown === 0) return share >= enough.known;
  return Math.min(strong, typed) > 2 && matched >= strong - 1 && share >= enough.some;
}

/**
 * Whether a place has most of the words, at least two. One is enough if it identifies the target or
 * is its name.
 */
function isMost(
  strong: readonly WeightedWord[],
  missing: readonly string[],
  at: number,
  place: SearchPlace,
): boolean {
  if (strong.some(({ isTelling, slot }) => isTelling && slot.exact[at])) return true;
  const typed = new Set(strong.map((word) => word.typed)).size;
  const found = typed - missing.length;
  if (found < 2 || typed < 3) return typed === 2 && found === 1 && isNamed(strong, at, place);
  return (
    found >= typed * enough.most &&
    strong.some(({ slot }) => (slot.titles[at] ?? 0) >= weights.sure || slot.groups[place.of])
  );
}

/** Whether one of the words is the name of a page, operation or term. */
function isNamed(strong: readonly WeightedWord[], at: number, place: SearchPlace): boolean {
  if (!place.isHead && place.entry.kind !== 'term') return false;
  return strong.some(
    ({ slot, typed }) =>
      place.keys.includes(keyOf(typed)) ||
      (place.titleLength === 1 && (slot.titles[at] ?? 0) >= weights.sure),
  );
}
