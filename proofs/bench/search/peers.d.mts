/** A page or a part of one, as every peer gets it. */
export interface SearchDocument {
  readonly url: string;
  readonly title: string;
  /** Names of what it stands in, and other names of it. */
  readonly context: string;
  readonly text: string;
}

/** A search under measure. */
export interface SearchPeer {
  readonly name: string;
  /** Bytes of its index, as brotli. */
  readonly weigh: () => number;
  /** Addresses, best first, at most ten. */
  readonly find: (query: string) => readonly string[];
}

/** MiniSearch with accents folded, prefixes and fuzzy words. */
export function createMiniSearch(documents: readonly SearchDocument[]): SearchPeer;

/** lunr with its stemmer of Portuguese. */
export function createLunr(documents: readonly SearchDocument[]): SearchPeer;
