import type { Kind } from './Search.js';

/** How kinds are written in a search's data. */
export const KIND_LETTERS: Readonly<Record<Kind, string>> = {
  guide: 'g',
  section: 's',
  operation: 'o',
  field: 'f',
  value: 'v',
  error: 'e',
  event: 'n',
  term: 't',
  constant: 'c',
  question: 'q',
  post: 'p',
};

export const TRAIL_SEPARATOR = ' › ';

/** The anchor that most headings have; those with another are written with theirs. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
