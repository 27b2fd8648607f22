import { namingWords, readForm } from '../text/words.js';
import { arrangeHits } from './arrangeHits.js';
import { describePlace } from './describePlace.js';
import { keyOf } from './keyOf.js';
import { Lexicon } from './Lexicon.js';
import { listPlaces, type SearchPlace } from './listPlaces.js';
import { createPathScorer, isConcrete, readPath } from './matchPath.js';
import { isForeign, readQuery, reduceForm } from './readQuery.js';
import type { Kind, Search, SearchAnswer, SearchData, SearchOptions } from './Search.js';
import { type Hit, scorePlaces } from './scorePlaces.js';
import { likeness } from './weights.js';

const LIMIT = 10;
const NEAREST = 3;
/** Below this number of places with enough words, those with most of them follow. */
const FEW = 5;
/** Keeps places with enough words ahead of the others. */
const AHEAD = 1e4;
const PAGES: ReadonlySet<Kind> = new Set(['guide', 'operation']);
/** Parts of a page. */
const DETAILS: ReadonlySet<Kind> = new Set(['question', 'value', 'field']);
/** Signs inside a word: `application/json`, `page=0`. */
const LITERAL = /[\p{L}\p{N}][/=.:@#%<>{}$]+[\p{L}\p{N}<{$]/u;
/** Shorter keys occur in too many names. */
const SHORTEST_KEY = 5;

/**
 * Builds the index in slices, so that a page stays responsive.
 *
 * @param data the search, as the site publishes it.
 * @returns a function that answers queries from the index.
 * @example
 * (await createSearch({ areas: [], groups: [], words: NO_WORDS }))('pu').results // []
 */
export async function createSearch({ areas, groups, words }: SearchData): Promise<Search> {
  const places = await listPlaces(groups);
  const lexicon = await Lexicon.create(places, words);
  const foreign = words.foreign.map(reduceForm);
  const scorePath = createPathScorer(places);

  function search(query: string, options: SearchOptions = {}): SearchAnswer {
    const text = query.normalize('NFC');
    if (keyOf(text) === '') return { results: [], nearest: [] };
    const { hits, meant } = find(text);
    const wanted = raiseQuotes(
      hits.filter(({ place }) => isWanted(place, options)),
      text,
    );
    const best = isForeign(text, foreign) ? [] : arrangeBest(wanted, options.limit ?? LIMIT);
    const found = leadWithPage(best, keyOf(text));
    const near = found.length > 0 ? [] : arrangeHits(wanted, NEAREST);
    return {
      results: found.map(({ missing, place }) => describePlace(place, meant, missing)),
      nearest: near.map(({ place }) => describePlace(place, meant)),
    };
  }

  /** Places that match a query, and the terms that it means. */
  function find(query: string) {
    const asked = readPath(query);
    if (!asked) return findWords(query);
    const paths = scorePath(asked);
    if (paths.size === 0) {
      // No operation has the path: searches its words, without the concrete values.
      const names = asked.segments.filter((segment) => !isConcrete(segment));
      return findWords([asked.method ?? '', asked.rest, ...names].join(' '));
    }
    const { hits, meant } = findWords(asked.rest);
    const worded = new Map(hits.map(({ place, score }) => [place, score]));
    const called = places.flatMap((place) => {
      const path = paths.get(place.group);
      const score = worded.get(place) ?? 0;
      return path === undefined || (!place.isHead && score === 0)
        ? []
        : [toHit(place, path + score)];
    });
    return { hits: called, meant };
  }

  function findWords(query: string) {
    const asked = readQuery(query, lexicon);
    const name = keyOf(query);
    const names = new Set([name, keyOf(namingWords(readForm(query)).join(' '))]);
    const hits = scorePlaces(asked, lexicon, places.length).map((hit) => {
      const isEqual = hit.place.keys.some((key) => names.has(key));
      return { ...hit, score: hit.score * (isEqual ? likenessOf(hit.place, query) : 1) };
    });
    // The index does not know a name without its signs (`du252`).
    if (hits.length === 0 && name.length >= SHORTEST_KEY) {
      const named = places.filter(({ keys }) => keys.some((key) => key.includes(name)));
      hits.push(...named.map((place) => toHit(place, place.standing)));
    }
    const terms = [
      ...asked.words.map((word) => word.terms),
      ...asked.alternatives.flatMap((other) => other.terms),
    ];
    return { hits, meant: new Set(terms.flatMap((own) => [...own.keys()])) };
  }

  return Object.assign(search, { areas });
}

function toHit(place: SearchPlace, score: number): Hit {
  return { place, score, fit: 'enough', isNamed: false, missing: [] };
}

/** Factor of a place whose title or one of its names equals the query. */
function likenessOf({ entry, exact }: SearchPlace, query: string): number {
  const isCode = entry.kind === 'field' || entry.kind === 'value';
  if (isCode && /\S\s+\S/.test(query)) return likeness.code;
  return exact * (entry.title === query ? likeness.typed : 1);
}

function isWanted({ entry, group }: SearchPlace, options: SearchOptions): boolean {
  const { areas = [], kinds = [] } = options;
  return (
    (kinds.length === 0 || kinds.includes(entry.kind)) &&
    (areas.length === 0 || areas.includes(group.area))
  );
}

/** Places with enough words of the query; if these are few, places with most of them follow. */
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

/** Puts the page or call of the subject before questions, values and fields, unless the query is the name of one. */
function leadWithPage(hits: readonly Hit[], key: string): readonly Hit[] {
  const isNamed = ({ place }: Hit) => place.keys.includes(key);
  const isPage = ({ place }: Hit) => place.isHead && PAGES.has(place.entry.kind);
  const [first] = hits;
  if (!first || !DETAILS.has(first.place.entry.kind)) return hits;
  const lead =
    hits.find((hit) => isPage(hit) && isNamed(hit)) ??
    (isNamed(first) ? undefined : hits.find((hit) => isPage(hit) && hit.isNamed));
  return lead ? [lead, ...hits.filter((hit) => hit !== lead)] : hits;
}

/** Raises those of the best hits whose text contains the query literally. */
function raiseQuotes(hits: readonly Hit[], query: string): readonly Hit[] {
  const key = keyOf(query);
  const isPhrase = /\S\s+\S/.test(query) && key.length >= likeness.quotedFrom;
  if (!isPhrase && !LITERAL.test(query)) return hits;
  const sorted = [...hits].sort((a, b) => b.score - a.score);
  return sorted.map((hit, rank) => {
    const { rest = '', text } = hit.place.entry;
    const isQuoted = rank < likeness.quotedAmong && keyOf(`${text} ${rest}`).includes(key);
    return isQuoted ? { ...hit, score: hit.score * likeness.quoted } : hit;
  });
}
