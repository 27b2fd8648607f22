import { arrangeHits } from './arrangeHits';
import { describePlace } from './describePlace';
import { findNearest } from './findNearest';
import { indexGroups } from './indexGroups';
import { keyOf, keysOf } from './keyOf';
import { comparePath, isConcrete, readPath, splitPath } from './matchPath';
import type { Place } from './Place';
import { readHints } from './readHints';
import { listPhrases, readQuery } from './readQuery';
import type { Search, SearchOptions } from './Search';
import type { SearchData } from './SearchData';
import { type Hit, type Strictness, scoreReading } from './scoreReading';
import { unpackGroups } from './unpackGroups';
import { Vocabulary } from './Vocabulary';

const LIMIT = 10;
const NEAREST = 3;
/** What a place counts for whose title or name is the query. */
const EXACT = 3;
const NEARLY_EXACT = 2.5;
/** A long stretch of a title, as it stands. */
const CONTAINED = 1.5;
const LONG = 12;
/** What an operation counts for whose path is the query's: more than words can. */
const PATH = 20;

/** Makes the index and gives what answers from it. */
export function createSearch(data: SearchData): Search {
  const { areas, words } = data;
  const groups = unpackGroups(data.groups);
  const index = indexGroups(groups);
  const { places } = index;
  const vocabulary = new Vocabulary(index.words, words);
  const phrases = listPhrases(words);
  const paths = groups.map(({ path }) => (path === undefined ? undefined : splitPath(path)));

  const search = (query: string, options: SearchOptions = {}) => {
    const meant = new Set<string>();
    const limit = options.limit ?? LIMIT;
    const find = (strictness: Strictness, most: number) => {
      const hits = findHits(query, strictness, meant).filter(({ at }) => isWanted(at, options));
      return arrangeHits(hits, places, most);
    };
    if (keyOf(query) === '') return { results: [], nearest: [] };
    const found = find('strict', limit);
    const near =
      found.length > 0 ? [] : findNearest(query, find('loose', NEAREST), places, NEAREST);
    return {
      results: found.map((place) => describePlace(place, meant)),
      nearest: near.map((place) => describePlace(place, meant)),
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

  function findHits(query: string, strictness: Strictness, meant: Set<string>): Hit[] {
    const asked = readPath(query);
    const scores = new Map<number, number>();
    const raise = ({ at, score }: Hit) => scores.set(at, Math.max(scores.get(at) ?? 0, score));
    let text = query;
    if (asked) {
      const known = new Map<string, number>();
      for (const [at, { entry, group, isHead, of }] of places.entries()) {
        const template = paths[of];
        if (!template || !isHead) continue;
        const likeness = comparePath(asked.segments, template);
        if (likeness === 0) continue;
        const isMethod = asked.method === undefined || asked.method === group.method;
        const score = PATH * likeness * (isMethod ? 1 : 0.5);
        raise({ at, score });
        for (const name of entry.names) known.set(keyOf(name), score);
      }
      // The guide of a call has the call's id among its names.
      for (const [at, { group, isHead, keys }] of places.entries()) {
        if (!isHead || group.kind !== 'guide') continue;
        const score = Math.max(0, ...keys.map((key) => known.get(key) ?? 0));
        if (score > 0) raise({ at, score: score * 0.97 });
      }
      const names = asked.segments.filter((segment) => !isConcrete(segment));
      if (scores.size === 0) text = `${asked.rest} ${names.join(' ')}`;
      else text = asked.rest;
    }
    if (keyOf(text) === '') return [...scores].map(([at, score]) => ({ at, score }));
    const key = keyOf(text.normalize('NFC'));
    const keys = new Set(keysOf(text.normalize('NFC')));
    const hints = readHints(text);
    for (const reading of readQuery(text, vocabulary, phrases)) {
      for (const { at, score } of scoreReading(
        reading,
        index,
        groups.length,
        vocabulary,
        strictness,
        meant,
      )) {
        const place = places[at];
        if (!place) continue;
        const hint = hints.get(place.entry.kind) ?? 1;
        raise({ at, score: score * hint * likenessOf(place, key, keys) });
      }
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
