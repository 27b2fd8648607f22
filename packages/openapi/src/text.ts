import { LIMITS } from './limits.js';

/**
 * Reduces a text to its letters and digits in lower case, to compare texts without punctuation.
 *
 * @example
 * lettersOf('Série nº 1') // 'sérienº1'
 */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Invisible marks of text direction, control characters, and lone surrogates. */
const UNSHOWABLE = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu;

/**
 * Replaces characters that a page cannot show, that would reorder it, or that a terminal would execute.
 *
 * @example
 * showable('a\u202eb') // 'a\ufffdb'
 */
export function showable(text: string): string {
  return text.replace(UNSHOWABLE, '\ufffd');
}

/**
 * Finds the known name nearest to a misspelt one, ignoring case.
 *
 * @param most letters that may differ: by default a third, at least two and at most three.
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

/**
 * Counts the letters that are wrong, missing, superfluous or swapped with their neighbour.
 *
 * @example
 * editDistance('bloqueio', 'bolqueio') // 1
 */
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
