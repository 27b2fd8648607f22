/* Search in Portuguese: words, index and ranking (`@frontier/search`). */

export { createSearch } from './engine/createSearch.js';
export type {
  Entry,
  Group,
  Kind,
  Mark,
  Search,
  SearchAnswer,
  SearchArea,
  SearchData,
  SearchOptions,
  SearchResult,
  WordRelations,
} from './engine/Search.js';
export { kindNames, SEARCH_FILE } from './engine/Search.js';
