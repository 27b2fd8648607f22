/* Finding what readers look for in Portuguese: words, index, ranking: `@frontier/search`. */

export { FOLDER, INDEX, type SearchManifest } from './engine/addresses.js';
export { createSearch } from './engine/createSearch.js';
export type { Entry, Group } from './engine/Entry.js';
export { kindNames } from './engine/kindNames.js';
export { loadSearch } from './engine/loadSearch.js';
export { packGroups } from './engine/packGroups.js';
export type {
  Kind,
  Mark,
  Search,
  SearchAnswer,
  SearchArea,
  SearchOptions,
  SearchResult,
} from './engine/Search.js';
export type { SearchData, WordRelations } from './engine/SearchData.js';
export { runSteps } from './engine/steps.js';
export { unpackGroups } from './engine/unpackGroups.js';
export { reduceWord } from './text/reduceWord.js';
export { splitWords } from './text/splitWords.js';
export { stemEnglish } from './text/stemEnglish.js';
export { stopWords } from './text/stopWords.js';
