import { createSearch } from './createSearch.js';
import type { Search, SearchData } from './Search.js';

export const FOLDER = '/assets/busca';

/** The only file with a fixed address; it refers to the other one. */
export const INDEX = `${FOLDER}/index.json`;

export interface SearchManifest {
  readonly data: string;
}

/**
 * Loads the search of this site and builds its index.
 *
 * @param fetchJson fetches JSON from an address that begins with `/`.
 * @returns the search of the published site.
 * @throws the error of `fetchJson`.
 * @example
 * const files = { '/assets/busca/index.json': { data: '/d.json' }, '/d.json': { areas: [], groups: [], words: NO_WORDS } }
 * const search = await loadSearch(async (address) => files[address])
 * search('pu').results // []
 */
export async function loadSearch(
  fetchJson: (address: string) => Promise<unknown>,
): Promise<Search> {
  const { data } = (await fetchJson(INDEX)) as SearchManifest;
  return createSearch((await fetchJson(data)) as SearchData);
}
