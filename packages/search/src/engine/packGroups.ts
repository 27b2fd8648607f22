import type { Entry, Group } from './Entry.js';
import type { Kind } from './Search.js';
import type { PackedGroups } from './SearchData.js';
import type { Steps } from './steps.js';

/** Letters of the kinds in the packed data. */
const KIND_LETTERS: Readonly<Record<Kind, string>> = {
  guide: 'g',
  section: 's',
  operation: 'o',
  field: 'f',
  value: 'v',
  error: 'e',
  event: 'n',
  term: 't',
  constant: 'c',
  question: 'q',
  file: 'a',
  post: 'p',
};

const TRAIL_SEPARATOR = ' › ';

/** The usual anchor of a heading; other anchors are packed explicitly. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const KINDS = new Map(
  Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as Kind] as const),
);

/**
 * Unpacks groups, one step per entry.
 *
 * @param packed the output of `packGroups`.
 * @returns steps whose value is the groups, without `around`.
 * @example
 * runSteps(unpackGroups(packGroups([]))) // []
 */
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

/** An entry's anchor: appended to the group's, explicit, or derived from the title. */
function readAnchor(own: string, title: string, group: string): string {
  if (group !== '') return group + own;
  return own === '' ? slugOf(title) : own.slice(1);
}

/**
 * Packs groups as columns; only builds need it.
 *
 * @param groups pages and operations with their entries.
 * @returns plain data for `unpackGroups`.
 * @example
 * runSteps(unpackGroups(packGroups([]))) // []
 */
export function packGroups(groups: readonly Group[]): PackedGroups {
  const pages = new Numbers();
  const areas = new Numbers();
  const trails = new Numbers();
  const methods = new Numbers();
  const texts = new Numbers();
  const all = groups.flatMap((group) =>
    [group, ...group.entries].map((entry) => ({ entry, group })),
  );
  const shortened = all.map(({ entry, group }) => shorten(entry, group));
  const pick = <Value>(read: (entry: Entry) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      all.flatMap(({ entry }, at) => {
        const value = read(entry);
        return value === undefined ? [] : [[at, value] as const];
      }),
    );
  return {
    pages: groups.map(({ page }) => pages.of(page)),
    areas: groups.map(({ area }) => areas.of(area)),
    trails: groups.map(({ trail }) => trails.of(trail.join(TRAIL_SEPARATOR))),
    methods: groups.map(({ method = '' }) => methods.of(method)),
    paths: groups.map(({ path = '' }) => path),
    counts: groups.map(({ entries }) => entries.length),
    kinds: all.map(({ entry }) => KIND_LETTERS[entry.kind]).join(''),
    anchors: shortened.map(({ anchor }) => anchor),
    titles: shortened.map(({ title }) => title),
    texts: all.map(({ entry }) => texts.of(entry.text)),
    more: all.map(({ entry }) => entry.more ?? ''),
    names: pick(({ names }) => (names.length > 0 ? names : undefined)),
    ranks: pick(({ rank }) => rank),
    marks: pick(({ mark }) => mark),
    numbered: {
      pages: pages.list,
      areas: areas.list,
      trails: trails.list,
      methods: methods.list,
      texts: texts.list,
    },
  };
}

/** Omits from anchor and title whatever the other one or the group determines. */
function shorten(entry: Entry, group: Group): { anchor: string; title: string } {
  const { anchor, title } = entry;
  if (entry === group || anchor === '') return { anchor, title };
  if (group.anchor === '') return { anchor: slugOf(title) === anchor ? '' : `#${anchor}`, title };
  const own = anchor.slice(group.anchor.length);
  return { anchor: own, title: own.endsWith(`.${title}`) ? '' : title };
}

/** Numbers distinct texts in the order of their first use. */
class Numbers {
  readonly list: string[] = [];
  readonly #known = new Map<string, number>();

  of(text: string): number {
    let number = this.#known.get(text);
    if (number === undefined) {
      number = this.list.push(text) - 1;
      this.#known.set(text, number);
    }
    return number;
  }
}
