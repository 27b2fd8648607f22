import { partsOf } from '../text/words.js';
import { keyOf } from './keyOf.js';
import type { Lexicon, Match, Terms } from './Lexicon.js';
import type { SearchDocument } from './listDocuments.js';
import type { AskedWord, AskedWords } from './readQuery.js';
import { asked, enough, likeness, meanings } from './weights.js';

export interface Hit {
  readonly document: SearchDocument;
  readonly score: number;
  readonly fit: 'enough' | 'most' | 'some';
  readonly missing: readonly string[];
}

/** A folded verb: `cancelar`, `transferir`. */
const INFINITIVE = /[aei]r$/;

/** Where a document has a word, best last. */
const LEVELS = { none: 0, below: 1, context: 2, text: 3, rest: 3, names: 4, title: 4 } as const;

interface Found {
  readonly level: number;
  /** Whether it has the word as typed or its translation. */
  readonly isExact: boolean;
}

type FoundWord = AskedWord & Found & { readonly weight: number; readonly isKnown: boolean };

export function scoreDocuments(query: AskedWords, lexicon: Lexicon, count: number): Hit[] {
  const isAlone = query.words.length === 1;
  const words = query.words.map((word) => ({ ...word, isWeak: word.isWeak && !isAlone }));
  const asking = { ...query, words };
  const rows = lexicon
    .match(weighTerms(asking))
    .map((match) => ({ match, found: findWords(asking, match.fields) }));
  const weighed = words.map((word, at) => {
    const found = rows.flatMap((row) => row.found[at] ?? []);
    return { ...word, ...weighWord(word, found, count) };
  });
  const size = words.filter(({ isWeak }) => !isWeak).flatMap(({ typed }) => partsOf(typed)).length;
  return rows.flatMap(({ found, match }) => {
    const own = weighed.flatMap((word, at) => (found[at] ? [{ ...word, ...found[at] }] : []));
    return scoreDocument(match, own, size);
  });
}

/** The highest weight of a term wins. */
function weighTerms({ alternatives, words }: AskedWords): Terms {
  const all = new Map<string, number>();
  const add = (terms: Terms, factor: number) => {
    for (const [term, weight] of terms)
      all.set(term, Math.max(all.get(term) ?? 0, weight * factor));
  };
  for (const { isWeak, terms } of words) add(terms, isWeak ? asked.weak : 1);
  for (const { terms, weight } of alternatives) for (const own of terms) add(own, weight);
  return all;
}

/** An alternative counts if the document has all of it. */
function findWords({ alternatives, words }: AskedWords, fields: Match['fields']): Found[] {
  const found = words.map(({ terms }) => findTerms(terms, fields));
  for (const { from, terms, to } of alternatives) {
    const others = terms.map((own) => findTerms(own, fields));
    const level = Math.min(...others.map((other) => other.level));
    const isExact = others.every((other) => other.isExact);
    for (let at = from; at < to; at += 1) {
      const own = found[at];
      if (own && level > 0)
        found[at] = { level: Math.max(own.level, level), isExact: own.isExact || isExact };
    }
  }
  return found;
}

function findTerms(terms: Terms, fields: Match['fields']): Found {
  let level: number = LEVELS.none;
  let isExact = false;
  for (const [term, names] of Object.entries(fields)) {
    const weight = terms.get(term);
    if (weight === undefined) continue;
    const best = Math.max(...names.map((name) => LEVELS[name]));
    // A name must be meant, and not only similar.
    level = Math.max(level, weight < meanings.sure ? Math.min(best, LEVELS.text) : best);
    isExact ||= weight >= meanings.translated;
  }
  return { level, isExact };
}

/** Rare words weigh more. */
function weighWord({ isWeak }: AskedWord, found: readonly Found[], count: number) {
  const isKnown = found.some(({ level }) => level > 0);
  const inDocument = found.filter(({ level }) => level >= LEVELS.text);
  const frequency = inDocument.filter(({ isExact }) => isExact).length || inDocument.length;
  const rarity = isKnown ? Math.log(1 + count / (1 + frequency)) : asked.unknown;
  return { isKnown, weight: rarity * (isWeak ? asked.weak : 1) };
}

/** @param size how many words of a title the strong words of the query are. */
function scoreDocument(
  { document, score }: Match,
  words: readonly FoundWord[],
  size: number,
): Hit[] {
  const isNamed = ({ level }: Found) =>
    level === LEVELS.title || (level === LEVELS.context && !document.isHead);
  const strong = words.filter(({ isWeak }) => !isWeak);
  if (strong.length > 0 && strong.every(({ level }) => level < LEVELS.text)) return [];
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const share = words.reduce((sum, { level, weight }) => sum + weight * shareOf(level), 0) / total;
  const missing = new Set(strong.filter(({ level }) => level === 0).map(({ typed }) => typed));
  const isTitle = strong.length > 0 && strong.every(({ level }) => level === LEVELS.title);
  const fit = isEnough(strong, share, words.some(isNamed))
    ? 'enough'
    : isMost(strong, strong.some(isNamed), document)
      ? 'most'
      : 'some';
  const factors = [
    share ** asked.power,
    document.standing,
    isTitle ? likeness.allInTitle : 1,
    isTitle && document.titleLength === size ? likeness.wholeTitle : 1,
    document.isEvent && strong.some(({ word }) => INFINITIVE.test(word)) ? likeness.happened : 1,
  ];
  const product = factors.reduce((one, other) => one * other, score);
  return [{ document, score: product, fit, missing: [...missing] }];
}

function shareOf(level: number): number {
  return level === LEVELS.below ? asked.below : Math.min(1, level);
}

/** Of few words, only one unknown word may be missing. */
function isEnough(strong: readonly FoundWord[], share: number, isNamed: boolean): boolean {
  const matched = strong.filter(({ level }) => level > 0);
  // Several words that occur only in a text count if nearly all of them occur as typed.
  if (strong.length > 1 && !isNamed)
    if (share < enough.unnamed || !matched.every(({ isExact }) => isExact)) return false;
  if (strong.every(({ isKnown }) => isKnown)) return share >= enough.known;
  return strong.length > 2 && matched.length >= strong.length - 1;
}

/**
 * Whether a document has most of the words, at least two and one of them in a name, or three as typed, as in an error of
 * another program. One is enough if it is the name of the target.
 */
function isMost(strong: readonly FoundWord[], isNamed: boolean, document: SearchDocument): boolean {
  const isSubject = document.titleLength > 1 || strong.length === 2;
  if (isSubject && strong.some((word) => isNameOf(word, document))) return true;
  const isQuoted = strong.filter(({ isExact }) => isExact).length >= enough.quoted;
  const matched = strong.filter(({ level }) => level > 0).length;
  return (isNamed || isQuoted) && matched >= Math.max(2, strong.length * enough.most);
}

/** Whether a word is the name of a page, a term, or anything with a name of several words, as in code. */
function isNameOf({ level, typed }: FoundWord, document: SearchDocument): boolean {
  const { entry, isHead, keys, titleLength } = document;
  if (titleLength === 1 && !isHead && entry.kind !== 'term') return false;
  return keys.includes(keyOf(typed)) || (titleLength === 1 && level === LEVELS.title);
}
