import { LIMITS } from './limits.js';

/** Letters and digits of a text, in lower case: equal for texts that read the same. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Control characters, which a terminal would obey, and marks that turn text around. */
const CONTROL = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text for a terminal that may hold anything a file had in it. */
export function hideControls(text: string): string {
  return text.replace(CONTROL, '\ufffd');
}

/**
 * The name that a wrong one most likely means: one that differs in a few letters, whatever their case.
 *
 * @param most letters that may differ: a third, but two in a short word and three in a long one, if not given.
 * @returns nothing where none is that near.
 */
export function nearestName(
  wrong: string,
  names: readonly string[],
  most = Math.min(3, Math.max(2, wrong.length / 3)),
): string | undefined {
  const looked = wrong.toLowerCase();
  let best: string | undefined;
  // At least one letter of a short word must match.
  let limit = Math.min(looked.length - 1, most);
  for (const name of names.slice(0, LIMITS.nearNames)) {
    if (Math.abs(name.length - looked.length) > limit || name.length > 100) continue;
    const distance = editDistance(looked, name.toLowerCase());
    if (distance > limit || (best !== undefined && distance === limit)) continue;
    best = name;
    limit = distance;
  }
  return best;
}

/** How many letters are wrong, missing, too many or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let done = 0; done < a.length; done += 1) {
    const next = [done + 1];
    for (let at = 0; at < b.length; at += 1) {
      const change = (row[at] ?? 0) + (a[done] === b[at] ? 0 : 1);
      const isSwap = at > 0 && a[done] === b[at - 1] && a[done - 1] === b[at];
      const swap = isSwap ? (before[at - 1] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
