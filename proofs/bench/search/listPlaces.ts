import type { SearchDocument } from './peers.mjs';
import { readSearchGroups } from './readSearch';

/** Every address once, with the full texts of all its entries. */
export async function listPlaces(): Promise<SearchDocument[]> {
  const known = new Map<string, SearchDocument>();
  for (const group of await readSearchGroups()) {
    for (const { anchor, names, text, title } of [group, ...group.entries]) {
      const url = anchor === '' ? group.page : `${group.page}#${anchor}`;
      const about = [...group.trail, group.title, group.path ?? '', ...names].join(' ');
      const before = known.get(url);
      known.set(url, {
        url,
        title: before?.title ?? title,
        context: about,
        text: before ? `${before.text} ${title} ${text}` : text,
      });
    }
  }
  return [...known.values()];
}
