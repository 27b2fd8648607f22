import type { ChangeList, ComparedLocation } from './ChangeList';

/** Compares texts that are no part of the contract: descriptions, titles, links. Adds one change per position. */
export function diffText(
  changes: ChangeList,
  spot: ComparedLocation | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  if (JSON.stringify(before) !== JSON.stringify(after)) changes.add('text-changed', spot);
}

/** Adds a change if something became deprecated, or no longer is. */
export function diffDeprecation(
  changes: ChangeList,
  subject: 'operation' | 'parameter' | 'field',
  spot: ComparedLocation,
  before: { readonly deprecated: boolean },
  after: { readonly deprecated: boolean },
): void {
  if (before.deprecated === after.deprecated) return;
  changes.add(after.deprecated ? `${subject}-deprecated` : `${subject}-restored`, spot);
}

/** Members of two lists, paired where both lists have one. */
interface Pairs<Item> {
  readonly both: readonly (readonly [before: Item, after: Item])[];
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** Pairs members of two lists by key, each once, in the order of the later list. */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Pairs<Item> {
  const waiting = new Map<string, Item[]>();
  for (const item of before) {
    const key = keyOf(item);
    waiting.set(key, [...(waiting.get(key) ?? []), item]);
  }
  const both: [Item, Item][] = [];
  const added: Item[] = [];
  for (const item of after) {
    const earlier = waiting.get(keyOf(item))?.shift();
    if (earlier === undefined) added.push(item);
    else both.push([earlier, item]);
  }
  const left = new Set([...waiting.values()].flat());
  return { both, added, removed: before.filter((item) => left.has(item)) };
}
