import type { WordRelations } from '@frontier/search';

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

/** The same with our words: folded and reduced as in our index, and with what stands for them. */
export function createAnalysedMiniSearch(
  documents: readonly SearchDocument[],
  relations: WordRelations,
): SearchPeer;

/** lunr with its stemmer of Portuguese. */
export function createLunr(documents: readonly SearchDocument[]): SearchPeer;
