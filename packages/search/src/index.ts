/* Search in Portuguese: words, index and ranking (`@frontier/search`). */

export { createSearch } from './engine/createSearch.js';
export { FOLDER, INDEX, loadSearch, type SearchManifest } from './engine/loadSearch.js';
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
export { kindNames } from './engine/Search.js';
