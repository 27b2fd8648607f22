import type { Search, SearchData } from '@frontier/search';
import { createSearch } from '@frontier/search';
import { collectData } from '../../src/plugins/search/collectData';
import { searchSources } from '../../src/plugins/search/options';
import { modelSnapshots } from './snapshots';

let data: SearchData | undefined;
let search: Search | undefined;

/** The search's input, built once for all tests. */
export function readSearchData(): SearchData {
  data ??= collectData({ ...searchSources, contracts: modelSnapshots() });
  return data;
}

/** The site's search, made once for all tests. */
export function openSearch(): Search {
  search ??= createSearch(readSearchData());
  return search;
}
