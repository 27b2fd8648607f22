/** How what is allowed changed. */
export type Shift = 'same' | 'narrowed' | 'widened' | 'changed';

/** How the allowed values changed, where `covers` says whether one of them lets another through. */
export function compareSets(
  before: readonly string[],
  after: readonly string[],
  covers: (allowed: string, value: string) => boolean = (allowed, value) => allowed === value,
): Shift {
  const holds = (outer: readonly string[], inner: readonly string[]) =>
    inner.every((value) => outer.some((allowed) => covers(allowed, value)));
  const kept = holds(after, before);
  const known = holds(before, after);
  if (kept && known) return 'same';
  if (kept) return 'widened';
  return known ? 'narrowed' : 'changed';
}
