import { LIMITS } from '../limits.js';
import type { Operation, Tag, TagGroup } from '../model/types/service.js';

/*
 * A page's own list must not grow with the document, or the whole would grow with its square:
 * beyond these numbers a page lists only what stands nearest, and the first page lists all.
 */

/**
 * What the list beside one page shows: the tags, and the operations of that page's tag.
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
