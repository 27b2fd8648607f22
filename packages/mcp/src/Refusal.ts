/** A fault of the caller, in Portuguese, with its correction. */
export class Refusal extends Error {}

/** Suggests up to three similar names for an unknown one, in Portuguese. */
export function suggest(wanted: string, names: readonly string[]): string {
  const key = wanted.toLowerCase();
  const near = names
    .map((name) => ({ name, distance: distanceOf(key, name.toLowerCase()) }))
    .filter(({ distance, name }) => distance <= Math.max(2, name.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
  return near.length > 0 ? ` Mais parecidos: ${near.join(', ')}.` : '';
}

/** Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries()) {
      const change = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
