import type { Entry, Group } from './Entry.js';
import type { Kind } from './Search.js';

/** What a kind counts for beside the others, all else being equal. */
const KINDS: Readonly<Record<Kind, number>> = {
  guide: 1.3,
  operation: 1.2,
  term: 1.15,
  event: 1.05,
  section: 0.95,
  value: 0.9,
  error: 0.9,
  question: 0.85,
  field: 0.82,
  constant: 0.8,
  post: 0.8,
};

/** A title that so many sections share is one of the skeleton, and says little of each. */
const COMMON_TITLE = 6;
const COMMON = 0.7;
/** What is answered is looked up less often than what is sent. */
const ANSWERED = 0.88;
/** For each level a field stands below the body. */
const NESTED = 0.97;

/**
 * What an entry counts for by its kind and by where it stands.
 *
 * @param sharing how many sections have its title.
 */
export function rankEntry(entry: Entry, group: Group, sharing: number): number {
  const kind = KINDS[entry.kind] * (entry.rank ?? 1);
  if (entry.kind === 'section') return kind * (sharing >= COMMON_TITLE ? COMMON : 1);
  if (entry.kind !== 'field' && entry.kind !== 'value') return kind;
  const [part = '', ...path] = entry.anchor.slice(group.anchor.length + 1).split('.');
  return kind * (/^\d|^default/.test(part) ? ANSWERED : 1) * NESTED ** Math.max(0, path.length - 1);
}
