import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSearch, INDEX, type SearchData, type SearchManifest } from '@frontier/search';

const read = (address: string): unknown =>
  JSON.parse(readFileSync(path.join('build', address), 'utf8'));

/** The search's data of the built site. */
export const searchData = read((read(INDEX) as SearchManifest).data) as SearchData;

/** The site's search, made once for all tests. */
export const search = await createSearch(searchData);
