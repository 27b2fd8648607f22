import type { Operation, Service, Tag, TagGroup } from '@frontier/openapi';
import { LIMITS, SpecError, sourceOf } from '@frontier/openapi';

/** Counts what the operations of one reference take on its pages. */
export class PageBudget {
  private characters = 0;

  constructor(private readonly service: Service) {}

  /** @throws {SpecError} when the pages grow larger than any real document's. */
  spend({ id }: Operation, characters: number): void {
    this.characters += characters;
    if (this.characters <= LIMITS.pageCharacters) return;
    throw new SpecError([
      {
        service: this.service.id,
        source: sourceOf(this.service),
        expected: `up to ${LIMITS.pageCharacters} characters of pages`,
        found: `more than that, at operation ${id}`,
        mend: 'Shorten the texts that many operations bring by reference.',
      },
    ]);
  }
}

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

/**
 * What the list beside one page shows: the tags, and the operations of that page's tag. Beyond
 * `LIMITS.listedTags` and `LIMITS.listedOperations` it lists only the nearest, and the first page lists all:
 * lists that grow with the document would make the whole grow with its square.
 *
 * @param current nothing on pages that belong to no tag.
 */
export function narrowGroups(
  groups: readonly TagGroup[],
  current?: { readonly tag: Tag; readonly operation?: Operation | undefined },
): TagGroup[] {
  const tags = groups.flatMap((group) => group.tags);
  const shown = new Set(nearest(tags, current?.tag, LIMITS.listedTags));
  return groups.flatMap((group) => {
    const kept = group.tags
      .filter((tag) => shown.has(tag))
      .map((tag) => ({
        ...tag,
        operations:
          tag === current?.tag
            ? nearest(tag.operations, current.operation, LIMITS.listedOperations)
            : [],
      }));
    return kept.length === 0 ? [] : [{ ...group, tags: kept }];
  });
}

function nearest<T>(items: readonly T[], current: T | undefined, limit: number): readonly T[] {
  if (items.length <= limit) return items;
  const index = current === undefined ? 0 : Math.max(items.indexOf(current), 0);
  const start = Math.min(Math.max(index - limit / 2, 0), items.length - limit);
  return items.slice(start, start + limit);
}
