import { brotliCompressSync } from 'node:zlib';
import { reduceWord, splitWords, stemEnglish, stopWords } from '@frontier/search';
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

/** The terms of a text, as in our index. */
function analyse(text) {
  return splitWords(text)
    .flatMap((word) => [word, ...word.parts])
    .filter(({ word }) => !stopWords.has(word))
    .map(({ word }) => word);
}

/** Lists of synonymous forms, each as reduced words. */
function listForms({ equivalents, forms, translations }) {
  const read = (reduce) => (form) => ({ text: form, reduce, words: analyse(form).map(reduce) });
  return [
    ...[...equivalents, ...forms].map((list) => ({ from: list.map(read(reduceWord)), to: list })),
    ...translations.map(([english, portuguese]) => ({
      from: english.map(read(stemEnglish)),
      to: portuguese,
    })),
  ];
}

/** The synonyms of a query's words and phrases. */
function expand(query, lists) {
  const words = analyse(query);
  return lists.flatMap(({ from, to }) => {
    const found = from.some(({ reduce, words: form }) => {
      const asked = words.map(reduce);
      return (
        form.length > 0 &&
        asked.some((_, at) => form.every((word, index) => asked[at + index] === word))
      );
    });
    return found ? to : [];
  });
}

export function createAnalysedMiniSearch(documents, relations) {
  const index = new MiniSearch({
    fields: ['title', 'context', 'text'],
    idField: 'url',
    tokenize: analyse,
    processTerm: reduceWord,
  });
  index.addAll(documents);
  const known = new Set(
    documents.flatMap((one) => analyse(Object.values(one).join(' ')).map(reduceWord)),
  );
  // Like our search: prefixes for the last word, similar words for unknown ones.
  const searchOptions = {
    boost: { title: 3, context: 1.5 },
    prefix: (_, at, terms) => at === terms.length - 1,
    fuzzy: (term) => (known.has(term) ? false : 0.2),
  };
  const lists = listForms(relations);
  return {
    name: 'MiniSearch, our analyser and synonyms',
    weigh: () => brotliCompressSync(JSON.stringify(index)).length,
    find: (query) => {
      const others = [...new Set(expand(query, lists))];
      const queries = [query, { queries: others, boostTerm: () => 0.5 }];
      return index
        .search({ combineWith: 'OR', queries }, searchOptions)
        .slice(0, TEN)
        .map(({ id }) => id);
    },
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
