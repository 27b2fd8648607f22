import { LIMITS } from './limits.js';

/**
 * The name that a wrong one most likely means: one that differs in a few letters, whatever their case.
 *
 * @param letters of which a third may differ; in a short word two.
 * @returns nothing where none is that near.
 */
export function nearestName(
  wrong: string,
  names: readonly string[],
  letters = wrong.length,
): string | undefined {
  const looked = wrong.toLowerCase();
  let best: string | undefined;
  // At least one letter of a short word must match.
  let limit = Math.min(looked.length - 1, Math.max(2, letters / 3));
  for (const name of names.slice(0, LIMITS.nearNames)) {
    if (Math.abs(name.length - looked.length) > limit || name.length > 100) continue;
    const distance = editDistance(looked, name.toLowerCase());
    if (distance > limit || (best !== undefined && distance === limit)) continue;
    best = name;
    limit = distance;
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [done, letter] of [...a].entries()) {
    const next = [done + 1];
    for (const [at, other] of [...b].entries()) {
      const change = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
