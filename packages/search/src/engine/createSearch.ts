import { arrangeHits } from './arrangeHits.js';
import { describePlace } from './describePlace.js';
import { findNearest } from './findNearest.js';
import { indexGroups } from './indexGroups.js';
import { keyOf, keysOf } from './keyOf.js';
import { isConcrete, readPath } from './matchPath.js';
import type { Place } from './Place.js';
import { readHints } from './readHints.js';
import { isForeign, listPhrases, readQuery, reduceForm } from './readQuery.js';
import type { Search, SearchAnswer, SearchOptions } from './Search.js';
import type { SearchData } from './SearchData.js';
import { SlotReader } from './SlotReader.js';
import { createPathScorer } from './scorePath.js';
import { type Hit, type Strictness, scoreReading } from './scoreReading.js';
import { runSteps, type Steps } from './steps.js';
import { unpackGroups } from './unpackGroups.js';
import { Vocabulary } from './Vocabulary.js';

const LIMIT = 10;
const NEAREST = 3;
/** What a place counts for whose title or name is the query. */
const EXACT = 3;
const NEARLY_EXACT = 2.5;
/** A long stretch of a title, as it stands. */
const CONTAINED = 1.5;
const LONG = 12;
/** Shorter stretches stand in many names. */
const SHORTEST_KEY = 5;

/** Makes the index and gives what answers from it. */
export function createSearch(data: SearchData): Search {
  return runSteps(makeSearch(data));
}

/** The same, with pauses in which others may work. */
export function* makeSearch(data: SearchData): Steps<Search> {
  const { areas, words } = data;
  const groups = yield* unpackGroups(data.groups);
  const index = yield* indexGroups(groups);
  const { places } = index;
  const vocabulary = yield* Vocabulary.make(index.words, words);
  const phrases = yield* listPhrases(words);
  const foreign = words.foreign.map(reduceForm);
  yield;
  const scorePath = createPathScorer(groups, places);

  const search = (query: string, options: SearchOptions = {}): SearchAnswer => {
    const text = query.normalize('NFC');
    if (keyOf(text) === '') return { results: [], nearest: [] };
    const reader = new SlotReader(index, vocabulary);
    const find = (strictness: Strictness, most: number) => {
      const hits = findHits(text, strictness, reader).filter(({ at }) => isWanted(at, options));
      return arrangeHits(hits, places, most);
    };
    const found = isForeign(text, foreign) ? [] : find('strict', options.limit ?? LIMIT);
    const near = found.length > 0 ? [] : findNearest(text, find('loose', NEAREST), places, NEAREST);
    return {
      results: found.map((place) => describePlace(place, reader.meant)),
      nearest: near.map((place) => describePlace(place, reader.meant)),
    };
  };

  function isWanted(at: number, { areas: wanted = [], kinds = [] }: SearchOptions): boolean {
    const place = places[at];
    if (!place) return false;
    return (
      (kinds.length === 0 || kinds.includes(place.entry.kind)) &&
      (wanted.length === 0 || wanted.includes(place.group.area))
    );
  }

  function findHits(query: string, strictness: Strictness, reader: SlotReader): Hit[] {
    const asked = readPath(query);
    const paths = asked ? scorePath(asked) : new Map<number, number>();
    if (!asked) return findWords(query, strictness, reader);
    if (paths.size === 0) {
      // No such call: its words, without what only one caller's path has.
      const names = asked.segments.filter((segment) => !isConcrete(segment));
      const { method = '', rest } = asked;
      return findWords([method, rest, ...names].join(' '), strictness, reader);
    }
    const worded = new Map(
      findWords(asked.rest, 'loose', reader).map(({ at, score }) => [at, score] as const),
    );
    return [...places.entries()].flatMap(([at, { isHead, of }]) => {
      const path = paths.get(of);
      const score = worded.get(at) ?? 0;
      return path === undefined || (!isHead && score === 0) ? [] : [{ at, score: path + score }];
    });
  }

  function findWords(query: string, strictness: Strictness, reader: SlotReader): Hit[] {
    const key = keyOf(query);
    const keys = new Set(keysOf(query));
    const hints = readHints(query);
    const scores = new Map<number, number>();
    for (const reading of readQuery(query, vocabulary, phrases)) {
      for (const { at, score } of scoreReading(reading, places, reader, strictness)) {
        const place = places[at];
        if (!place) continue;
        const hint = hints.get(place.entry.kind) ?? 1;
        const worth = score * hint * likenessOf(place, key, keys);
        if (worth > (scores.get(at) ?? 0)) scores.set(at, worth);
      }
    }
    // A name without its signs (`du252`) is no word of the index.
    for (const [at, place] of scores.size > 0 || key.length < SHORTEST_KEY
      ? []
      : places.entries()) {
      if (place.keys.some((own) => own.includes(key))) scores.set(at, place.standing);
    }
    return [...scores].map(([at, score]) => ({ at, score }));
  }

  return Object.assign(search, { areas });
}

/** What a place counts for whose title or name is the query, or has it as it stands. */
function likenessOf(place: Place, key: string, keys: ReadonlySet<string>): number {
  if (place.keys.includes(key)) return EXACT;
  if (place.keys.some((own) => keys.has(own))) return NEARLY_EXACT;
  return key.length >= LONG && place.keys.some((own) => own.includes(key)) ? CONTAINED : 1;
}
