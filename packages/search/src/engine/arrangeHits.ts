import { keyOf } from './keyOf.js';
import type { SearchPlace } from './Search.js';
import type { Hit } from './scoreReading.js';
import { order } from './weights.js';

/** A hit with its place. */
export interface PlacedHit extends Hit {
  readonly place: SearchPlace;
}

/**
 * Sorts hits, groups them by page, and limits repeated addresses, pages and titles. A value of a guide hides the same
 * value of fields, if it comes first.
 */
export function arrangeHits(
  hits: readonly Hit[],
  places: readonly SearchPlace[],
  limit: number,
): PlacedHit[] {
  const kept: PlacedHit[] = [];
  const addresses = new Set<string>();
  const ofPage = new Map<number, number>();
  const gathered = new Set<string>();
  for (const hit of sortHits(lowerRepeated(sortHits(hits), places))) {
    const place = places[hit.at];
    if (!place) continue;
    const address = `${place.group.page}#${place.entry.anchor}`;
    const inPage = ofPage.get(place.of) ?? 0;
    const isValue = place.entry.kind === 'value';
    const value = place.entry.title;
    if (addresses.has(address) || inPage >= order.mostOfPage || (isValue && gathered.has(value)))
      continue;
    if (isValue && place.group.kind === 'guide') gathered.add(value);
    addresses.add(address);
    ofPage.set(place.of, inPage + 1);
    if (kept.push({ ...hit, place }) === limit) break;
  }
  return gatherPages(kept);
}

function sortHits(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((a, b) => b.score - a.score || a.at - b.at);
}

function lowerRepeated(sorted: readonly Hit[], places: readonly SearchPlace[]): Hit[] {
  const counts = new Map<string, number>();
  return sorted.map((hit) => {
    const entry = places[hit.at]?.entry;
    const title = `${entry?.kind} ${keyOf(entry?.title ?? '')}`;
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return count > order.mostOfTitle ? { ...hit, score: hit.score * order.repeated } : hit;
  });
}

/** Moves further hits of a page up to its first, unless they would pass much better hits. */
function gatherPages(hits: readonly PlacedHit[]): PlacedHit[] {
  const rest = [...hits];
  const arranged: PlacedHit[] = [];
  for (let first = rest.shift(); first; first = rest.shift()) {
    arranged.push(first);
    const { of } = first.place;
    for (const hit of rest.filter(({ place }) => place.of === of)) {
      if (hit.score < order.close * (rest[0]?.score ?? 0)) break;
      arranged.push(hit);
      rest.splice(rest.indexOf(hit), 1);
    }
  }
  return arranged;
}

/** Titles with a smaller share of common letter pairs are not suggested. */
const ALIKE = 0.3;

/** Suggestions for a query without results: places that share words with it, then similar titles; often none. */
export function findNearest(
  query: string,
  found: readonly SearchPlace[],
  places: readonly SearchPlace[],
  count: number,
): SearchPlace[] {
  const asked = pairsOf(keyOf(query));
  const alike = places
    .filter(({ isHead }) => isHead)
    .map((place) => ({ place, likeness: compare(asked, pairsOf(keyOf(place.entry.title))) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ place }) => place);
  return [...new Set([...found, ...alike])].slice(0, count);
}

function pairsOf(key: string): ReadonlySet<string> {
  return new Set(
    Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2)),
  );
}

/** Share of common letter pairs (Dice), from 0 to 1. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
