import type { Place } from './Entry.js';
import type { Reading } from './readQuery.js';
import type { Slot, SlotReader } from './SlotReader.js';

/** What a place is worth for a query. */
export interface Hit {
  /** Number of the place. */
  readonly at: number;
  readonly score: number;
}

/** How strictly a place has to have what was asked for. */
export type Strictness = 'strict' | 'loose';

/** Weight of a word that a place only has from its page or its operation. */
const CONTEXT = 0.45;
/** What a page has of a word that only its sections say. */
const BELOW = 0.6;
/** What a weak word counts for, beside others. */
const WEAK = 0.3;
/** What a word has of a title, at least, to be taken for a word of it. */
const SURE = 0.3;
const ALL_IN_TITLE = 1.3;
/** Each word in the title or in that of the page. */
const ALL_NAMED = 1.15;
const WHOLE_TITLE = 1.3;
/** Of what was asked for, by weight, a place has at least so much. */
const ENOUGH = 0.55;
/** The same where each word is one that the index knows. */
const ENOUGH_KNOWN = 0.45;
const ENOUGH_OF_MANY = 0.6;
const MANY = 5;

/** A word of a reading as it is looked for. */
interface Asked {
  readonly slot: Slot;
  readonly weight: number;
  readonly isWeak: boolean;
}

/** What of a reading a place has. */
interface Found {
  readonly score: number;
  /** Of all the weight, from 0 to 1. */
  readonly share: number;
  /** Words that matter: found at all, found in the place itself, in its title, in a title. */
  readonly matched: number;
  readonly own: number;
  readonly inTitle: number;
  readonly named: number;
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
    return { slot, isWeak, weight: slot.rarity * (isWeak ? WEAK : 1) };
  });
  const strong = asked.filter(({ isWeak }) => !isWeak);
  const unknown = strong.filter(({ slot }) => !slot.isKnown).length;
  const hits: Hit[] = [];
  for (const [at, place] of places.entries()) {
    const found = findWords(asked, at, place);
    const { inTitle, named, own, score, share } = found;
    if (score === 0 || (strong.length > 0 && own === 0)) continue;
    if (strictness === 'strict' && !isEnough(found, reading.typed, strong.length, unknown))
      continue;
    const all = strong.length > 0 && inTitle > 0 && named === strong.length;
    const spread = !all ? 1 : inTitle === named ? ALL_IN_TITLE : ALL_NAMED;
    const whole = all && place.titleLength === inTitle ? WHOLE_TITLE : 1;
    hits.push({ at, score: reading.weight * score * share ** 2 * place.standing * spread * whole });
  }
  return hits;
}

function findWords(asked: readonly Asked[], at: number, place: Place): Found {
  let total = 0;
  let score = 0;
  let covered = 0;
  let matched = 0;
  let own = 0;
  let inTitle = 0;
  let named = 0;
  for (const { isWeak, slot, weight } of asked) {
    total += weight;
    const title = slot.titles[at] ?? 0;
    const text = slot.texts[at] ?? 0;
    const context = place.isHead ? 0 : CONTEXT * (slot.groups[place.of] ?? 0);
    const below = slot.below[at] ?? 0;
    const best = Math.max(title, text, context, below);
    if (best === 0) continue;
    score += weight * (best + 0.1 * (title + text + context - best));
    covered += title + text + context === 0 ? weight * BELOW : weight;
    if (isWeak) continue;
    matched += 1;
    if (title > 0 || text > 0) own += 1;
    if (title >= SURE) inTitle += 1;
    if (title >= SURE || context >= SURE * CONTEXT) named += 1;
  }
  return { score: score / total, share: covered / total, matched, own, inTitle, named };
}

/** Whether enough of the words that matter are there: of few words all but one that nobody knows. */
function isEnough(
  { matched, named, share }: Found,
  typed: number,
  strong: number,
  unknown: number,
): boolean {
  // Several words that only meet somewhere in a text are no answer.
  if (strong > 1 && named === 0) return false;
  if (strong >= MANY) return share >= ENOUGH_OF_MANY;
  if (unknown === 0) return share >= ENOUGH_KNOWN;
  return Math.min(strong, typed) > 2 && matched >= strong - 1 && share >= ENOUGH;
}

/** Hits of one page beyond these are left out: they would hide other pages. */
const MOST_OF_A_PAGE = 3;
/** Places of one title (a field that many calls have) beyond these count for less. */
const MOST_OF_A_TITLE = 3;
const REPEATED = 0.45;
/** How close to the next page's a further hit of a page must be to stand with the first. */
const CLOSE = 0.8;

interface PlacedHit extends Hit {
  readonly place: Place;
}

/** Orders hits, best first: those of one page together, each address once, no name over and over. */
export function arrangeHits(
  hits: readonly Hit[],
  places: readonly Place[],
  limit: number,
  perPage = MOST_OF_A_PAGE,
): Place[] {
  const kept: PlacedHit[] = [];
  const addresses = new Set<string>();
  const ofPage = new Map<number, number>();
  for (const hit of sortHits(lowerRepeated(sortHits(hits), places))) {
    const place = places[hit.at];
    if (!place) continue;
    const address = `${place.group.page}#${place.entry.anchor}`;
    const inPage = ofPage.get(place.of) ?? 0;
    if (addresses.has(address) || inPage >= perPage) continue;
    addresses.add(address);
    ofPage.set(place.of, inPage + 1);
    if (kept.push({ ...hit, place }) === limit) break;
  }
  return gatherPages(kept);
}

function sortHits(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((a, b) => b.score - a.score || a.at - b.at);
}

function lowerRepeated(sorted: readonly Hit[], places: readonly Place[]): Hit[] {
  const counts = new Map<string, number>();
  return sorted.map((hit) => {
    const entry = places[hit.at]?.entry;
    const title = `${entry?.kind} ${entry?.title}`;
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return count > MOST_OF_A_TITLE ? { ...hit, score: hit.score * REPEATED } : hit;
  });
}

/** Moves further hits of a page up to its first, where they are nearly as good as what they pass. */
function gatherPages(hits: readonly PlacedHit[]): Place[] {
  const rest = [...hits];
  const arranged: Place[] = [];
  for (let first = rest.shift(); first; first = rest.shift()) {
    arranged.push(first.place);
    const { of } = first.place;
    for (const hit of rest.filter(({ place }) => place.of === of)) {
      if (hit.score < CLOSE * (rest[0]?.score ?? 0)) break;
      arranged.push(hit.place);
      rest.splice(rest.indexOf(hit), 1);
    }
  }
  return arranged;
}
