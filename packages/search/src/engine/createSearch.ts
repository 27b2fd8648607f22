import { splitWords } from '../text/words.js';
import { arrangeHits, type Hit, type Strictness, scoreReading } from './arrangeHits.js';
import { describePlace } from './describePlace.js';
import type { Group, Place } from './Entry.js';
import { indexGroups } from './indexGroups.js';
import { keyOf, keysOf } from './keyOf.js';
import { type AskedPath, comparePath, isConcrete, readPath, splitPath } from './matchPath.js';
import { unpackGroups } from './packGroups.js';
import { isForeign, listPhrases, readQuery, reduceForm } from './readQuery.js';
import type { Kind, Search, SearchAnswer, SearchArea, SearchOptions } from './Search.js';
import type { SearchData, WordRelations } from './SearchData.js';
import { SlotReader } from './SlotReader.js';
import { runSteps, type Steps } from './steps.js';
import { Vocabulary } from './Vocabulary.js';

/** What an operation counts for whose path is the query's: more than words can. */
const PATH = 20;
const OTHER_METHOD = 0.5;
/** The guide of a call comes right behind the call. */
const GUIDE = 0.97;

/** Finds the groups that a path leads to, each with its score: operations, and the guides of calls. */
function createPathScorer(
  groups: readonly Group[],
  places: readonly Place[],
): (asked: AskedPath) => ReadonlyMap<number, number> {
  const calls = groups.flatMap(({ method, names, path }, of) =>
    path === undefined
      ? []
      : [{ of, method, template: splitPath(path), id: keyOf(names[0] ?? '') }],
  );
  const guides = places.filter(({ group, isHead }) => isHead && group.kind === 'guide');
  const score = ({ method: wanted, segments }: AskedPath) => {
    const scores = new Map<number, number>();
    const byId = new Map<string, number>();
    for (const { id, method, of, template } of calls) {
      const likeness = comparePath(segments, template);
      if (likeness === 0) continue;
      const isMethod = wanted === undefined || wanted === method;
      const worth = PATH * likeness * (isMethod ? 1 : OTHER_METHOD);
      scores.set(of, worth);
      byId.set(id, worth);
    }
    // The guide of a call has the call's id among its names.
    for (const { keys, of } of guides) {
      const worth = Math.max(0, ...keys.map((key) => byId.get(key) ?? 0));
      if (worth > 0) scores.set(of, worth * GUIDE);
    }
    return scores;
  };
  return (asked) => {
    const scores = score(asked);
    if (scores.size > 0) return scores;
    // An id behind a path that takes none: the path itself is meant.
    const last = asked.segments.findLastIndex((segment) => !isConcrete(segment));
    return score({ ...asked, segments: asked.segments.slice(0, last + 1) });
  };
}

/** What a word of the query says of the kind that is looked for. Folded. */
const HINTS: readonly (readonly [words: RegExp, kinds: readonly Kind[]])[] = [
  [/^(?:erros?|errors?|falhas?|[45]\d\d)$/, ['error']],
  [/^(?:campos?|parametros?|atributos?|fields?|propriedades?)$/, ['field']],
  [/^(?:valores|enum|enums|opcoes)$/, ['value', 'field']],
  [/^(?:eventos?|events?|webhooks?|notificac\w+|avisos?)$/, ['event']],
  [/^(?:endpoints?|rotas?|metodos?|operacao|chamadas?|get|post|put|patch|delete)$/, ['operation']],
];
/** Questions that ask what a word means. */
const MEANING =
  /^\s*(?:(?:o )?q(?:ue)? ?(?:e|é|eh|sao|são|significa)\b|defini|significado|conceito)/i;
const MEANT: readonly Kind[] = ['term'];

const QUESTION =
  /^\s*(?:como|qual|quais|quanto|quantos|onde|quando|por ?qu[eê]|pq|posso|existe|tem|h[aá]|o que|preciso)\b|\?\s*$/i;
const ASKED: readonly Kind[] = ['question'];
/** A name as code writes it: `cpfCnpj`, `COMPRA_VENDA`. */
const CODE = /^\s*[\p{L}\d]*(?:\p{Ll}\p{Lu}|[\p{L}\d]_[\p{L}\d])[\p{L}\d_.]*\s*$/u;
const CODED: readonly Kind[] = ['field', 'value', 'event', 'operation'];

const HINTED = 1.3;

/** What kinds count for in answer to a query, where it says which it looks for. */
function readHints(query: string): ReadonlyMap<Kind, number> {
  const words = splitWords(query).map(({ word }) => word);
  const kinds = HINTS.flatMap(([form, meant]) =>
    words.some((word) => form.test(word)) ? meant : [],
  );
  const all = [
    ...kinds,
    ...(MEANING.test(query) ? MEANT : []),
    ...(QUESTION.test(query) ? ASKED : []),
    ...(CODE.test(query) ? CODED : []),
  ];
  return new Map(all.map((kind) => [kind, HINTED]));
}

const LIMIT = 10;
const NEAREST = 3;
/** What a place counts for whose title or name is the query. */
const EXACT = 3;
const NEARLY_EXACT = 2.5;
/** A long stretch of a title, as it stands. */
const CONTAINED = 1.5;
const LONG = 12;
/** Shorter parts occur in too many names. */
const SHORTEST_KEY = 5;

/** Makes the index and gives what answers from it. */
export function createSearch(data: SearchData): Search {
  return runSteps(openSearch(data));
}

/** The same, with pauses in which others may work. */
export function* openSearch({ areas, groups, words }: SearchData): Steps<Search> {
  return yield* makeSearch(yield* unpackGroups(groups), words, areas);
}

/** The same of what was never written small. */
export function* makeSearch(
  groups: readonly Group[],
  words: WordRelations,
  areas: readonly SearchArea[],
): Steps<Search> {
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
      return arrangeHits(hits, places, most, options.perPage);
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

/**
 * What a query without an answer may have meant: what it shares words with, then titles that are
 * spelt like it, then the outermost pages.
 */
function findNearest(
  query: string,
  found: readonly Place[],
  places: readonly Place[],
  count: number,
): Place[] {
  const asked = pairsOf(keyOf(query));
  const heads = places.filter(({ isHead }) => isHead);
  const alike = heads
    .map((place) => ({ place, likeness: compare(asked, pairsOf(keyOf(place.entry.title))) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ place }) => place);
  const outermost = [...heads].sort((a, b) => depthOf(a) - depthOf(b));
  return [...new Set([...found, ...alike, ...outermost])].slice(0, count);
}

function depthOf({ group }: Place): number {
  return group.page.split('/').length;
}

function pairsOf(key: string): ReadonlySet<string> {
  return new Set(
    Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2)),
  );
}

/** How many pairs of letters two names share, from 0 to 1. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
