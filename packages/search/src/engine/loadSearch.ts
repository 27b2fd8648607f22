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
 * @throws the error of `fetchJson`, or {Error} if a file lacks its data.
 * @example
 * const failure = await loadSearch(async () => ({})).catch(({ message }) => message)
 * failure.includes('"data" is missing') // true
 */
export async function loadSearch(
  fetchJson: (address: string) => Promise<unknown>,
): Promise<Search> {
  const manifest = await fetchJson(INDEX);
  if (!has<SearchManifest>(manifest, 'data')) throw new Error(`${INDEX}: "data" is missing`);
  const data = await fetchJson(manifest.data);
  if (!has<SearchData>(data, 'groups')) throw new Error(`${manifest.data}: "groups" is missing`);
  return createSearch(data);
}

/** Checks one key only, since the build wrote the whole file. */
function has<Known extends object>(value: unknown, key: keyof Known): value is Known {
  return typeof value === 'object' && value !== null && key in value;
}
