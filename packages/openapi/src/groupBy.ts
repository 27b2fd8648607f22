/**
 * Groups items by a key, in the order of their first ones; a group has at least one.
 *
 * @example
 * groupBy([1, 2, 3], (number) => number % 2).get(1) // [1, 3]
 */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key) {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
