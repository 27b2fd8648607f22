import { namingWords, readForm } from '../text/words.js';
import { keyOf, stemOfWords } from './keyOf.js';
import type { SearchPlace } from './listPlaces.js';
import type { AskedWords } from './readQuery.js';
import { likeness } from './weights.js';

export interface AskedName {
  readonly key: string;
  /** Keys of its words, and of its words with each alternative. */
  readonly stems: ReadonlySet<string>;
  readonly isSpaced: boolean;
  readonly length: number;
}

export function readName(query: string, { alternatives, words }: AskedWords): AskedName {
  const own = words.map(({ word }) => word);
  const others = alternatives.map(({ from, to, words: other }) => [
    ...own.slice(0, from),
    ...other,
    ...own.slice(to),
  ]);
  return {
    key: keyOf(query),
    stems: new Set([own, ...others].map(stemOfWords)),
    isSpaced: /\S\s+\S/.test(query),
    length: namingWords(readForm(query)).length,
  };
}

/** Factor of a place whose title or one of its names equals the query. */
export function compareNames(place: SearchPlace, asked: AskedName): number {
  const isEqual = place.keys.includes(asked.key);
  if (!isEqual && !place.stems.some((stem) => asked.stems.has(stem))) return 1;
  const isCode = place.entry.kind === 'field' || place.entry.kind === 'value';
  if (isCode && asked.isSpaced) return likeness.code;
  const sure = isEqual ? 1 : likeness.nearly;
  const whole = place.titleLength === asked.length ? 1 : likeness.wholeTitle;
  return whole * (1 + (place.exact - 1) * sure);
}
