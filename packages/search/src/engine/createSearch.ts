import { listCompounds, namingWords, readForm, splitWords } from '../text/words.js';
import { arrangeHits, findNearest, type PlacedHit } from './arrangeHits.js';
import { describePlace } from './describePlace.js';
import { createLiteralFinder } from './findLiterals.js';
import { indexGroups } from './indexGroups.js';
import { keyOf, keysOf, stemOfWords } from './keyOf.js';
import { createPathScorer, isConcrete, readPath } from './matchPath.js';
import { isForeign, listPhrases, readHints, readQuery, reduceForm } from './readQuery.js';
import type { Search, SearchAnswer, SearchData, SearchOptions, SearchPlace } from './Search.js';
import { SlotReader } from './SlotReader.js';
import { type Hit, type Strictness, scoreReading } from './scoreReading.js';
import { runSteps, type Steps } from './steps.js';
import { Vocabulary } from './Vocabulary.js';
import { likeness } from './weights.js';

const LIMIT = 10;
const NEAREST = 3;
/** Below this number of strict results, partial matches follow them. */
const FEW = 5;
/** Keeps every strict result ahead of the partial matches. */
const AHEAD = 1e4;
/** Shorter keys occur in too many names. */
const SHORTEST_KEY = 5;
/** From this many words on, a query is a sentence whose stop words matter, too. */
const SENTENCE = 4;

/**
 * Builds the index at once.
 *
 * @param data the search, as the site publishes it.
 * @returns a function that answers queries from the index.
 * @example
 * createSearch({ areas: [], groups: [], words: NO_WORDS })('pu').results // []
 */
export function createSearch(data: SearchData): Search {
  return runSteps(openSearch(data));
}

/** Builds the index in steps. */
export function* openSearch({ areas, groups, words }: SearchData): Steps<Search> {
  const index = yield* indexGroups(groups);
  const { places } = index;
  const vocabulary = yield* Vocabulary.make(index.words, words);
  const phrases = yield* listPhrases(words);
  const foreign = words.foreign.map(reduceForm);
  yield;
  const scorePath = createPathScorer(groups, places);

  const findLiterals = createLiteralFinder(places);

  const search = (query: string, options: SearchOptions = {}): SearchAnswer => {
    const text = query.normalize('NFC');
    const limit = options.limit ?? LIMIT;
    const literals = findLiterals(text);
    if (keyOf(text) === '') return { results: [], nearest: [] };
    const reader = new SlotReader(index, vocabulary);
    const find = (strictness: Strictness): readonly Hit[] => {
      const hits = findHits(text, strictness, reader, literals);
      const wanted = hits.filter(({ at }) => isWanted(at, options));
      return raiseQuotes(wanted, text);
    };
    const arrange = (hits: readonly Hit[], most: number) => arrangeHits(hits, places, most);
    const findBest = (): readonly PlacedHit[] => {
      const strict = find('strict');
      const best = arrange(strict, limit);
      if (best.length >= Math.min(FEW, limit)) return best;
      const known = new Set(strict.map(({ at }) => at));
      const rest = find('most').filter(({ at }) => !known.has(at));
      return arrange(
        [...strict.map((hit) => ({ ...hit, score: hit.score * AHEAD })), ...rest],
        limit,
      );
    };
    const found = isForeign(text, foreign) ? [] : findBest();
    const loose = found.length > 0 ? [] : arrange(find('loose'), NEAREST).map(({ place }) => place);
    const near = found.length > 0 ? [] : findNearest(text, loose, places, NEAREST);
    return {
      results: found.map(({ missing, place }) => describePlace(place, reader.meant, missing)),
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

  /** Keys of texts, cached between keystrokes and computed for the best hits only. */
  const textKeys = new Map<number, string>();
  function textKeyOf(at: number): string {
    let key = textKeys.get(at);
    if (key === undefined) {
      const { more = '', text = '' } = places[at]?.entry ?? {};
      key = keyOf(`${text} ${more}`);
      textKeys.set(at, key);
    }
    return key;
  }

  /** Raises those of the best hits whose text contains the query literally. */
  function raiseQuotes(hits: readonly Hit[], query: string): readonly Hit[] {
    const key = keyOf(query);
    if (key.length < likeness.quotedFrom || !isSpaced(query)) return hits;
    const sorted = [...hits].sort((a, b) => b.score - a.score);
    return sorted.map((hit, rank) => {
      const isQuoted = rank < likeness.quotedAmong && textKeyOf(hit.at).includes(key);
      return isQuoted ? { ...hit, score: hit.score * likeness.quoted } : hit;
    });
  }

  function findHits(
    query: string,
    strictness: Strictness,
    reader: SlotReader,
    literals: ReadonlyMap<number, number>,
  ): Hit[] {
    const asked = readPath(query);
    const paths = asked ? scorePath(asked) : new Map<number, number>();
    if (!asked) return findWords(query, strictness, reader, literals);
    if (paths.size === 0) {
      // No operation has the path: searches its words, without the concrete values.
      const names = asked.segments.filter((segment) => !isConcrete(segment));
      const { method = '', rest } = asked;
      return findWords([method, rest, ...names].join(' '), strictness, reader, literals);
    }
    const worded = new Map(
      findWords(asked.rest, 'loose', reader, literals).map(({ at, score }) => [at, score] as const),
    );
    return [...places.entries()].flatMap(([at, { isHead, of }]) => {
      const path = paths.get(of);
      const score = worded.get(at) ?? 0;
      return path === undefined || (!isHead && score === 0) ? [] : [{ at, score: path + score }];
    });
  }

  /** @param literals factor of each place that has a literal of the query. */
  function findWords(
    query: string,
    strictness: Strictness,
    reader: SlotReader,
    literals: ReadonlyMap<number, number>,
  ): Hit[] {
    const key = keyOf(query);
    const asked = {
      key,
      keys: new Set(keysOf(query)),
      codes: listCodes(query),
      all: splitWords(query).map(({ word }) => word),
      isSpaced: isSpaced(query),
      isValue: VALUE.test(query.trim()),
      length: namingWords(readForm(query)).length,
    };
    const hints = readHints(query);
    const best = new Map<number, Hit>();
    for (const reading of readQuery(query, vocabulary, phrases)) {
      const own = { ...asked, stem: stemOfWords(reading.words.map(({ word }) => word)) };
      for (const hit of scoreReading(reading, places, reader, strictness)) {
        const place = places[hit.at];
        if (!place) continue;
        const hint = hints.get(place.entry.kind) ?? 1;
        const literal = literals.get(hit.at) ?? 1;
        const score = hit.score * hint * literal * likenessOf(place, own);
        if (score > (best.get(hit.at)?.score ?? 0)) best.set(hit.at, { ...hit, score });
      }
    }
    // Places that match by a literal only: its words are unknown to the index, or too common.
    for (const [at, literal] of literals) {
      if (!best.has(at)) best.set(at, { at, score: literal * (places[at]?.standing ?? 0) });
    }
    // The index does not know a name without its signs (`du252`).
    for (const [at, place] of best.size > 0 || key.length < SHORTEST_KEY ? [] : places.entries()) {
      if (place.keys.some((own) => own.includes(key))) best.set(at, { at, score: place.standing });
    }
    return [...best.values()];
  }

  return Object.assign(search, { areas });
}

/** A query in the forms that titles are compared with. */
interface AskedName {
  readonly key: string;
  readonly keys: ReadonlySet<string>;
  /** Key of the words of one reading. */
  readonly stem: string;
  /** Keys of its names in code. */
  readonly codes: ReadonlySet<string>;
  /** All its words, with stop words. */
  readonly all: readonly string[];
  readonly isSpaced: boolean;
  readonly isValue: boolean;
  /** How many distinguishing words it has. */
  readonly length: number;
}

/** A word in code: `cpfCnpj`, `CUSTOM_HEADER`, `FAILED`. */
const CODE = /\p{Ll}\p{Lu}|[\p{L}\d]_[\p{L}\d]|^\p{Lu}{4,}$/u;

function isSpaced(query: string): boolean {
  return /\S\s+\S/.test(query);
}

/** A constant in code: `COMPRA_VENDA`. */
const VALUE = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u;

function listCodes(query: string): ReadonlySet<string> {
  return new Set(
    listCompounds(query)
      .filter((word) => CODE.test(word))
      .map(keyOf),
  );
}

/** Factor of a place whose title or name equals or contains the query. */
function likenessOf(place: SearchPlace, asked: AskedName): number {
  const { codes, key, keys, stem } = asked;
  const at = place.keys.findIndex((own) => own === key || keys.has(own));
  const stemAt = place.stems.indexOf(stem);
  if (at >= 0 || stemAt >= 0) {
    const isTitle = (at >= 0 && at < place.ofTitle) || stemAt === 0;
    const isWritten = at >= 0 && place.keys[at] === key;
    const isLabel = !isTitle && place.group.kind === 'guide' && place.exact < likeness.home;
    if (isOtherwiseWritten(place, asked)) return likeness.code;
    const whole = place.titleLength === asked.length ? 1 : likeness.wholeTitle;
    const sure = (isWritten ? 1 : likeness.nearly) * (isLabel ? likeness.label : 1);
    return whole * (1 + (place.exact - 1) * sure);
  }
  if (place.keys.some((own) => codes.has(own))) return likeness.named;
  const isLong = key.length >= likeness.containedFrom;
  if (isLong && place.keys.some((own) => own.includes(key))) return likeness.contained;
  const [title = ''] = place.keys;
  return asked.all.length >= SENTENCE && asked.all.every((word) => title.includes(word))
    ? likeness.worded
    : 1;
}

/** Whether a name in code was typed as separate words, or a title as a constant. */
function isOtherwiseWritten(
  { entry: { kind } }: SearchPlace,
  { isSpaced, isValue }: AskedName,
): boolean {
  return kind === 'field' || kind === 'value'
    ? isSpaced
    : isValue && /guide|section|term/.test(kind);
}
