import type { Place } from './Entry.js';
import { keyOf } from './keyOf.js';
import type { Reading } from './readQuery.js';
import type { Slot, SlotReader } from './SlotReader.js';
import { enough, likeness, places as weights, asked as weightsAsked } from './weights.js';

/** What a place is worth for a query. */
export interface Hit {
  /** Number of the place. */
  readonly at: number;
  readonly score: number;
  /** Words that it does not have, as the reader typed them. */
  readonly missing?: readonly string[];
}

/**
 * How strictly a place has to have what was asked for: enough of it (`strict`), most of it where no place
 * has enough (`most`), or anything (`loose`).
 */
export type Strictness = 'strict' | 'most' | 'loose';

/** A word of a reading as it is looked for. */
interface Asked {
  readonly slot: Slot;
  readonly weight: number;
  readonly isWeak: boolean;
  readonly typed: string;
  readonly isTelling: boolean;
}

/** What of a reading a place has. */
interface Found {
  readonly score: number;
  /** Of all the weight, from 0 to 1. */
  readonly share: number;
  /** Words that matter: found at all, found in the place itself, in its title, in a title. */
  readonly matched: number;
  readonly own: number;
  /** In the place itself as it was typed. */
  readonly exact: number;
  readonly inTitle: number;
  readonly named: number;
  /** Whether any word stands in a title, also one that matters little. */
  readonly isNamed: boolean;
}

/** What each place is worth for one reading of a query; those that have too little are left out. */
export function scoreReading(
  reading: Reading,
  places: readonly Place[],
  reader: SlotReader,
  strictness: Strictness,
): Hit[] {
  const asked = reading.words.map((word): Asked => {
    const slot = reader.read(word);
    const isWeak = word.isWeak && reading.words.length > 1;
    const weight = slot.rarity * (isWeak ? weightsAsked.weak : 1);
    return { slot, isWeak, weight, typed: word.typed, isTelling: word.isTelling };
  });
  const strong = asked.filter(({ isWeak }) => !isWeak);
  const unknown = strong.filter(({ slot }) => !slot.isKnown).length;
  const hits: Hit[] = [];
  // By number: this runs for every place at every key, and an iterator of pairs costs as much again.
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

/** The words that a place does not have; not those of which it has another form or what stands for it. */
function listMissing(strong: readonly Asked[], at: number, place: Place): string[] {
  const has = ({ slot }: Asked) =>
    slot.titles[at] || slot.texts[at] || slot.below[at] || (!place.isHead && slot.groups[place.of]);
  const found = new Set(strong.filter(has).map(({ typed }) => typed));
  return [...new Set(strong.map(({ typed }) => typed))].filter((typed) => !found.has(typed));
}

function findWords(asked: readonly Asked[], at: number, place: Place): Found | undefined {
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

/** Whether enough of the words that matter are there: of few words all but one that nobody knows. */
function isEnough(
  { exact, isNamed, matched, share }: Found,
  typed: number,
  strong: number,
  unknown: number,
): boolean {
  // Several words that only meet somewhere in a text are an answer where nearly all stand there as typed.
  if (strong > 1 && !isNamed && (exact < matched || share < enough.unnamed)) return false;
  if (strong >= enough.many) return share >= enough.ofMany;
  if (unknown === 0) return share >= enough.known;
  return Math.min(strong, typed) > 2 && matched >= strong - 1 && share >= enough.some;
}

/**
 * Whether a place has most of the words, two at least. One is enough where it tells alone what is meant,
 * or names the thing.
 */
function isMost(
  strong: readonly Asked[],
  missing: readonly string[],
  at: number,
  place: Place,
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

/** Whether one of the words is a thing's name. */
function isNamed(strong: readonly Asked[], at: number, place: Place): boolean {
  if (!place.isHead && place.entry.kind !== 'term') return false;
  return strong.some(
    ({ slot, typed }) =>
      place.keys.includes(keyOf(typed)) ||
      (place.titleLength === 1 && (slot.titles[at] ?? 0) >= weights.sure),
  );
}
