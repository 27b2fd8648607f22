import type { Entry, Group } from './Entry.js';
import { KIND_LETTERS, slugOf, TRAIL_SEPARATOR } from './packing.js';
import type { Kind } from './Search.js';
import type { PackedGroups } from './SearchData.js';
import type { Steps } from './steps.js';

const KINDS = new Map(
  Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as Kind] as const),
);

/** Reads groups that were written small. A step is an entry. */
export function* unpackGroups(packed: PackedGroups): Steps<Group[]> {
  const { counts, numbered } = packed;
  const groups: Group[] = [];
  let first = 0;
  for (const [at, count] of counts.entries()) {
    const head = readEntry(packed, first, '', true);
    const entries: Entry[] = [];
    for (let entry = first + 1; entry <= first + count; entry += 1) {
      entries.push(readEntry(packed, entry, head.anchor, false));
      yield;
    }
    first += 1 + count;
    const method = numbered.methods[packed.methods[at] ?? 0];
    const path = packed.paths[at];
    groups.push({
      ...head,
      page: numbered.pages[packed.pages[at] ?? 0] ?? '',
      area: numbered.areas[packed.areas[at] ?? 0] ?? '',
      trail: (numbered.trails[packed.trails[at] ?? 0] ?? '').split(TRAIL_SEPARATOR).filter(Boolean),
      ...(method ? { method } : {}),
      ...(path ? { path } : {}),
      entries,
    });
    yield;
  }
  return groups;
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
