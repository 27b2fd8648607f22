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

/** Members of two lists that are one another's, and those that only one list has. */
interface Pairs<Item> {
  readonly both: readonly (readonly [before: Item, after: Item])[];
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** Pairs the members of two lists that have the same key, each once, in the order of the later list. */
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
