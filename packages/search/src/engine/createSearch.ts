import { foldText } from '../text/words.js';
import { arrangeHits } from './arrangeHits.js';
import { describeResult } from './describeResult.js';
import { keyOf, keysOf } from './keyOf.js';
import { Lexicon } from './Lexicon.js';
import { listSearchDocuments, type SearchDocument } from './listDocuments.js';
import { createPathScorer, isConcrete, readFieldPaths, readPath } from './matchPath.js';
import { isForeign, readQuery, reduceForm } from './readQuery.js';
import type { Search, SearchAnswer, SearchData, SearchOptions } from './Search.js';
import { type Hit, scoreDocuments } from './scoreDocuments.js';
import { likeness, paths } from './weights.js';

const LIMIT = 10;
const NEAREST = 3;
/** Below this number of documents with enough words, those with most of them follow. */
const FEW = 5;
/** Keeps documents with enough words ahead of the others. */
const AHEAD = 1e4;
/** Ids of rules, questions and places of contracts: `conferencia-do-saldo`, `criarBloqueio.body.quantidade`. */
const ID = /(?<![\w/])[a-z]\w*(?:[.-]\w+)+|(?<="regra":\s*")\w+/g;
/** Shorter keys occur in too many names. */
const SHORTEST_KEY = 5;

/**
 * Builds the index in slices, so that a page stays responsive.
 *
 * @param data as the site publishes it.
 * @example
 * (await createSearch({ areas: [], groups: [], words: NO_WORDS }))('pu').results // []
 */
export async function createSearch({ areas, groups, words }: SearchData): Promise<Search> {
  const documents = await listSearchDocuments(groups);
  const lexicon = await Lexicon.create(documents, words);
  const foreign = words.foreign.map(reduceForm);
  const scorePath = createPathScorer(documents);

  function search(query: string, options: SearchOptions = {}): SearchAnswer {
    const text = query.normalize('NFC');
    if (keyOf(text) === '') return { results: [], nearest: [] };
    const { areas: inAreas = [], kinds = [], limit = LIMIT } = options;
    const { hits, meant } = find(text);
    const chosen = hits.filter(
      ({ document: { entry, group } }) =>
        (kinds.length === 0 || kinds.includes(entry.kind)) &&
        (inAreas.length === 0 || inAreas.includes(group.area)),
    );
    const wanted = raiseQuotes(chosen, text);
    const found = isForeign(text, foreign) ? [] : arrangeBest(wanted, limit);
    const near = found.length > 0 ? [] : arrangeHits(wanted, NEAREST);
    return {
      results: found.map(({ missing, document }) => describeResult(document, meant, missing)),
      nearest: near.map(({ document }) => describeResult(document, meant)),
    };
  }

  function find(query: string) {
    const ids = new Set(query.match(ID));
    const named = documents.filter(
      (document) => document.ids.some((id) => ids.has(id)) || isLinked(document, query),
    );
    if (named.length > 0)
      return { hits: named.map((document) => toHit(document)), meant: new Set<string>() };
    const ends = readFieldPaths(query);
    const name = keyOf(query);
    const sure = documents.filter(
      ({ ids, pattern }) =>
        pattern?.test(name) || ids.some((id) => ends.some((end) => id.toLowerCase().endsWith(end))),
    );
    const { hits, meant } = findCalls(query);
    return { hits: [...sure.map((one) => toHit(one, paths.call * one.standing)), ...hits], meant };
  }

  function findCalls(query: string) {
    const asked = readPath(query);
    if (!asked) return findWords(query);
    const calls = scorePath(asked);
    if (calls.size === 0) {
      // No operation has the path: searches its words, without the concrete values.
      const names = asked.segments.filter((segment) => !isConcrete(segment));
      return findWords([asked.method ?? '', asked.rest, ...names].join(' '));
    }
    const { hits, meant } = findWords(asked.rest);
    const worded = new Map(hits.map(({ document, score }) => [document, score]));
    const called = documents.flatMap((document) => {
      const path = calls.get(document.group);
      const score = worded.get(document) ?? 0;
      return path === undefined || (!document.isHead && score === 0)
        ? []
        : [toHit(document, path + score)];
    });
    return { hits: called, meant };
  }

  function findWords(query: string) {
    const asked = readQuery(query, lexicon);
    const name = keyOf(query);
    const names = new Set(keysOf(query));
    const hits = scoreDocuments(asked, lexicon, documents.length).map((hit) => {
      const isEqual = hit.document.keys.some((key) => names.has(key));
      return { ...hit, score: hit.score * (isEqual ? likenessOf(hit.document, query) : 1) };
    });
    // The index does not have a name without its punctuation (`du252`).
    if (hits.length === 0 && name.length >= SHORTEST_KEY) {
      const named = documents.filter(({ keys }) => keys.some((key) => key.includes(name)));
      hits.push(...named.map((document) => toHit(document)));
    }
    const terms = [
      ...asked.words.map((word) => word.terms),
      ...asked.alternatives.flatMap((other) => other.terms),
    ];
    return { hits, meant: new Set(terms.flatMap((own) => [...own.keys()])) };
  }

  return Object.assign(search, { areas });
}

function toHit(document: SearchDocument, score = document.standing): Hit {
  return { document, score, fit: 'enough', missing: [] };
}

/** Whether a query is the address of a place inside a page. Browsers copy its accents encoded. */
function isLinked({ entry, group }: SearchDocument, query: string): boolean {
  const address = `${group.page}#${entry.anchor}`;
  return query.includes('#') && [address, encodeURI(address)].some((own) => query.endsWith(own));
}

/** Factor of a document whose title or one of its names equals the query. */
function likenessOf({ entry, exact }: SearchDocument, query: string): number {
  const isCode = (entry.kind === 'field' || entry.kind === 'value') && !/\s/.test(entry.title);
  if (isCode && /\S\s+\S/.test(query)) return likeness.code;
  return exact * (isCode && foldText(entry.title) === foldText(query) ? likeness.typed : 1);
}

/** Documents with enough words of the query; if these are few, documents with most of them follow. */
function arrangeBest(hits: readonly Hit[], limit: number): Hit[] {
  const best = arrangeHits(
    hits.filter(({ fit }) => fit === 'enough'),
    limit,
  );
  if (best.length >= Math.min(FEW, limit)) return best;
  const ranked = hits
    .filter(({ fit }) => fit !== 'some')
    .map((hit) => (hit.fit === 'enough' ? { ...hit, score: hit.score * AHEAD } : hit));
  return arrangeHits(ranked, limit);
}

function raiseQuotes(hits: readonly Hit[], query: string): readonly Hit[] {
  const [, key = ''] = keysOf(query);
  if (!/\S\s+\S/.test(query) || key.length < likeness.quotedFrom) return hits;
  const sorted = [...hits].sort((a, b) => b.score - a.score);
  const best = sorted.slice(0, likeness.quotedAmong).map((hit) => {
    const { keys, entry } = hit.document;
    const { kind, rest = '', text, title } = entry;
    if (keys.includes(key)) return hit;
    // A pasted error has more words than its text.
    const isPasted = kind === 'error' && hit.missing.length > 0 && key.includes(keyOf(title));
    const isQuoted = isPasted || keysOf(`${text} ${rest}`)[1]?.includes(key);
    return isQuoted ? { ...hit, score: hit.score * likeness.quoted } : hit;
  });
  return [...best, ...sorted.slice(likeness.quotedAmong)];
}
