/** A page or a part of one, the input of every peer. */
export interface SearchDocument {
  readonly url: string;
  readonly title: string;
  /** Names of its parents, and its other names. */
  readonly context: string;
  readonly text: string;
}

/** A search to compare. */
export interface SearchPeer {
  readonly name: string;
  /** Size of its index (bytes, Brotli). */
  readonly weigh: () => number;
  /** At most ten addresses, best first. */
  readonly find: (query: string) => readonly string[];
}

/** MiniSearch with folded accents, prefixes and fuzzy words. */
export function createMiniSearch(documents: readonly SearchDocument[]): SearchPeer;

/** lunr with its Portuguese stemmer. */
export function createLunr(documents: readonly SearchDocument[]): SearchPeer;
