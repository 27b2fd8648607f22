/**
 * Draws a fixed sample, spread over a list of cases that differ in their data alone. With `WHOLE_SITE=1`, which some
 * proofs set, it gives the whole list.
 */
export function drawSample<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (process.env.WHOLE_SITE || items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => {
    return items[Math.floor((index * items.length) / count)] as Item;
  });
}
