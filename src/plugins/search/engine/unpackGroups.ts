import type { Entry, Group } from '../entries/Entry';
import { KIND_LETTERS, slugOf, TRAIL_SEPARATOR } from './packing';
import type { Kind } from './Search';
import type { PackedGroups } from './SearchData';

const KINDS = new Map(
  Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as Kind] as const),
);

/** Reads groups that were written small. */
export function unpackGroups(packed: PackedGroups): Group[] {
  const { counts, numbered } = packed;
  let next = 0;
  return counts.map((count, at) => {
    const head = readEntry(packed, next, '', true);
    const first = next + 1;
    next = first + count;
    const method = numbered.methods[packed.methods[at] ?? 0];
    const path = packed.paths[at];
    return {
      ...head,
      page: numbered.pages[packed.pages[at] ?? 0] ?? '',
      area: numbered.areas[packed.areas[at] ?? 0] ?? '',
      trail: (numbered.trails[packed.trails[at] ?? 0] ?? '').split(TRAIL_SEPARATOR).filter(Boolean),
      ...(method ? { method } : {}),
      ...(path ? { path } : {}),
      entries: Array.from({ length: count }, (_, index) =>
        readEntry(packed, first + index, head.anchor, false),
      ),
    };
  });
}

function readEntry(packed: PackedGroups, at: number, group: string, isHead: boolean): Entry {
  const own = packed.anchors[at] ?? '';
  const title = packed.titles[at] || own.slice(own.lastIndexOf('.') + 1);
  const more = packed.more[at];
  const rank = packed.ranks[at];
  const mark = packed.marks[at];
  return {
    kind: KINDS.get(packed.kinds[at] ?? '') ?? 'section',
    anchor: isHead ? own : readAnchor(own, title, group),
    title,
    text: packed.numbered.texts[packed.texts[at] ?? 0] ?? '',
    ...(more ? { more } : {}),
    names: packed.names[at] ?? [],
    ...(rank === undefined ? {} : { rank }),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** An entry's anchor: what follows the group's, its own, or that which its title gives. */
function readAnchor(own: string, title: string, group: string): string {
  if (group !== '') return group + own;
  return own === '' ? slugOf(title) : own.slice(1);
}
