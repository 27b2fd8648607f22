import { brotliCompressSync } from 'node:zlib';
import lunr from 'lunr';
import addPortuguese from 'lunr-languages/lunr.pt.js';
import addStemmer from 'lunr-languages/lunr.stemmer.support.js';
import MiniSearch from 'minisearch';

const TEN = 10;

export function createMiniSearch(documents) {
  const fold = (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const index = new MiniSearch({
    fields: ['title', 'context', 'text'],
    idField: 'url',
    processTerm: fold,
    searchOptions: { boost: { title: 3, context: 1.5 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(documents);
  return {
    name: 'MiniSearch, folding, prefix, fuzzy',
    weigh: () => brotliCompressSync(JSON.stringify(index)).length,
    find: (query) =>
      index
        .search(query)
        .slice(0, TEN)
        .map(({ id }) => id),
  };
}

export function createLunr(documents) {
  addStemmer(lunr);
  addPortuguese(lunr);
  const index = lunr(function build() {
    this.use(lunr.pt);
    this.ref('url');
    this.field('title', { boost: 3 });
    this.field('context', { boost: 1.5 });
    this.field('text');
    for (const document of documents) this.add(document);
  });
  return {
    name: 'lunr, Portuguese stemming',
    weigh: () => brotliCompressSync(JSON.stringify(index)).length,
    find: (query) => {
      // Readers do not use the operators of its query language.
      const words = query.replace(/[~^:*+-]/g, ' ');
      return index
        .search(words)
        .slice(0, TEN)
        .map(({ ref }) => ref);
    },
  };
}
