/* Search in Portuguese: words, index and ranking (`@frontier/search`). */

export { createSearch } from './engine/createSearch.js';
export type { Entry, Group, SearchData, WordRelations } from './engine/Entry.js';
export { FOLDER, INDEX, loadSearch, type SearchManifest } from './engine/loadSearch.js';
export type {
  Kind,
  Mark,
  Search,
  SearchAnswer,
  SearchArea,
  SearchOptions,
  SearchResult,
} from './engine/Search.js';
export { kindNames } from './engine/Search.js';
export { isLiteral, reduceWord, splitWords, stemEnglish, stopWords } from './text/words.js';
