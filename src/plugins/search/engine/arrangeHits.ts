import type { Place } from './Place';
import type { Hit } from './scoreReading';

/** Hits of one page beyond these are left out: they would hide other pages. */
const MOST_OF_A_PAGE = 3;
/** How close to the next page's a further hit of a page must be to stand with the first. */
const CLOSE = 0.8;
/** Places of one title (a field that many calls have) beyond these come after everything else. */
const MOST_OF_A_TITLE = 4;

/** Orders hits, best first: those of one page together, each address once, no name over and over. */
export function arrangeHits(
  hits: readonly Hit[],
  places: readonly Place[],
  limit: number,
): Place[] {
  const sorted = hits.toSorted((a, b) => b.score - a.score || a.at - b.at);
  const kept: (Hit & { readonly place: Place })[] = [];
  const later: (Hit & { readonly place: Place })[] = [];
  const addresses = new Set<string>();
  const ofPage = new Map<number, number>();
  const ofTitle = new Map<string, number>();
  for (const hit of sorted) {
    const place = places[hit.at];
    if (!place || kept.length >= limit) break;
    const address = `${place.group.page}#${place.entry.anchor}`;
    const inPage = ofPage.get(place.of) ?? 0;
    if (addresses.has(address) || inPage >= MOST_OF_A_PAGE) continue;
    const title = `${place.entry.kind} ${place.entry.title}`;
    const alike = ofTitle.get(title) ?? 0;
    ofTitle.set(title, alike + 1);
    if (alike >= MOST_OF_A_TITLE) {
      later.push({ ...hit, place });
      continue;
    }
    addresses.add(address);
    ofPage.set(place.of, inPage + 1);
    kept.push({ ...hit, place });
  }
  return gather([...kept, ...later].slice(0, limit));
}

/** Moves further hits of a page up to its first, where they are nearly as good as what they pass. */
function gather(hits: readonly (Hit & { readonly place: Place })[]): Place[] {
  const rest = [...hits];
  const arranged: Place[] = [];
  while (rest.length > 0) {
    const first = rest.shift();
    if (!first) break;
    arranged.push(first.place);
    for (let index = 0; index < rest.length; index += 1) {
      const hit = rest[index];
      if (hit?.place.of !== first.place.of) continue;
      if (hit.score < CLOSE * (rest[0]?.score ?? 0)) break;
      arranged.push(hit.place);
      rest.splice(index, 1);
      index -= 1;
    }
  }
  return arranged;
}
