import { lettersOf } from '../lettersOf.js';

/** Whether a heading already says what the next would. */
export function isSameTitle(heading: string, title: string): boolean {
  return lettersOf(heading) === lettersOf(title);
}
