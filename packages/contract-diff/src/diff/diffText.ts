import type { ChangeList, Spot } from './ChangeList';

/** Texts that say nothing binding: descriptions, titles, links. One change for all of a place. */
export function diffText(
  changes: ChangeList,
  spot: Spot | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  if (JSON.stringify(before) !== JSON.stringify(after)) changes.add('text-changed', spot);
}
