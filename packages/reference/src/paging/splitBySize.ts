/**
 * Deals items out, in their order, to as few pages as keep each within a size; an item larger than
 * that stands alone.
 */
export function splitBySize<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  limit: number,
): T[][] {
  const pages: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const own = sizeOf(item);
    if (size + own > limit) {
      pages.push([]);
      size = 0;
    }
    pages.at(-1)?.push(item);
    size += own;
  }
  return pages;
}
