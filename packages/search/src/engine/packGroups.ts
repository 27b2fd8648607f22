import type { Entry, Group } from './Entry.js';
import { KIND_LETTERS, slugOf, TRAIL_SEPARATOR } from './packing.js';
import type { PackedGroups } from './SearchData.js';

/** Writes groups small. Only builds need it. */
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

/** Leaves out of an entry's anchor and title what the other gives, or the group. */
function shorten(entry: Entry, group: Group): { anchor: string; title: string } {
  const { anchor, title } = entry;
  if (entry === group || anchor === '') return { anchor, title };
  if (group.anchor === '') return { anchor: slugOf(title) === anchor ? '' : `#${anchor}`, title };
  const own = anchor.slice(group.anchor.length);
  return { anchor: own, title: own.endsWith(`.${title}`) ? '' : title };
}

/** Numbers texts in the order they come in. */
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
