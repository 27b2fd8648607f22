import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSearch, SEARCH_FILE, type SearchData } from '@frontier/search';

export const searchData = JSON.parse(
  readFileSync(path.join('build', SEARCH_FILE), 'utf8'),
) as SearchData;

/** The site's search, made once for all tests. */
export const search = await createSearch(searchData);
