import type { SearchPlace } from './Entry.js';
import { keyOf } from './keyOf.js';

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
