import { openSearch } from './createSearch.js';
import type { Search } from './Search.js';
import type { SearchData } from './SearchData.js';
import { runInSlices } from './steps.js';

/** Where the search's files stand on the site. */
export const FOLDER = '/assets/busca';

/** The one file with a fixed address: it names the others. */
export const INDEX = `${FOLDER}/index.json`;

/** What that file says. */
export interface SearchManifest {
  /** Address of everything that is searched. */
  readonly data: string;
}

/**
 * Loads the search of this site, and makes its index in slices: the page answers its reader meanwhile.
 *
 * @param fetchJson gives the JSON at an address, which begins with `/`.
 * @throws whatever `fetchJson` throws, and {Error} when what it gives is no search's.
 */
export async function loadSearch(
  fetchJson: (address: string) => Promise<unknown>,
): Promise<Search> {
  const manifest = await fetchJson(INDEX);
  if (!has<SearchManifest>(manifest, 'data')) throw new Error(`${INDEX}: "data" is missing`);
  const data = await fetchJson(manifest.data);
  if (!has<SearchData>(data, 'groups')) throw new Error(`${manifest.data}: "groups" is missing`);
  return runInSlices(openSearch(data));
}

/** Whether a value is an object that has a key: the build wrote the rest beside it. */
function has<Known extends object>(value: unknown, key: keyof Known): value is Known {
  return typeof value === 'object' && value !== null && key in value;
}
