/**
 * Walks over places so that every ordered pair of neighbours occurs exactly once: a tour along all
 * edges of the complete directed graph, cut into pieces a browser's history can hold.
 *
 * @param places at least two, each once.
 * @param limit most places of one walk; browsers keep 50 entries.
 */
export function walkPairs(places: readonly string[], limit: number): string[][] {
  const left = new Map(places.map((from) => [from, places.filter((to) => to !== from)]));
  const tour: string[] = [];
  const open = places.slice(0, 1);
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const next = left.get(last)?.pop();
    if (next === undefined) tour.push(open.pop() ?? last);
    else open.push(next);
  }
  const walks: string[][] = [];
  for (let start = 0; start < tour.length - 1; start += limit - 1) {
    walks.push(tour.slice(start, start + limit));
  }
  return walks;
}
