import type { ChangeList, Spot } from './ChangeList';

/** Whether something was deprecated, or is no longer. */
export function diffDeprecation(
  changes: ChangeList,
  what: 'operation' | 'parameter' | 'field',
  spot: Spot,
  before: { readonly deprecated: boolean },
  after: { readonly deprecated: boolean },
): void {
  if (before.deprecated === after.deprecated) return;
  changes.add(after.deprecated ? `${what}-deprecated` : `${what}-restored`, spot);
}
