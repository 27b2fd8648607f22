import { readForm } from '../text/readForm.js';
import type { Steps } from './steps.js';

/** Adds a term to the set of a key. */
export function addTo(sets: Map<string, Set<string>>, key: string, term: string): void {
  const set = sets.get(key);
  if (set) set.add(term);
  else sets.set(key, new Set([term]));
}

/** Those of a list that are one word, beside what says nothing (`não autorizado`); folded. */
export function listSingles(forms: readonly string[]): string[] {
  return forms
    .map(readForm)
    .flatMap(([word, ...more]) => (word && more.length === 0 ? [word] : []));
}

/** Joins the words of each list, by each of them; a word may be in several lists. A step is a list. */
export function* relate(
  into: Map<string, Set<string>>,
  lists: readonly (readonly string[])[],
  read: (word: string) => readonly string[],
): Steps<void> {
  for (const words of lists) {
    const all = words.flatMap(read);
    for (const word of all) for (const other of all) addTo(into, word, other);
    yield;
  }
}
