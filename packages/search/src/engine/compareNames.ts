import { listCompounds, namingWords, readForm, splitWords } from '../text/words.js';
import { keyOf, keysOf, stemOfWords } from './keyOf.js';
import type { SearchPlace } from './listPlaces.js';
import type { AskedWords } from './readQuery.js';
import { likeness } from './weights.js';

/** A query in the forms that titles are compared with. */
export interface AskedName {
  readonly key: string;
  readonly keys: ReadonlySet<string>;
  /** Keys of its words, and of its words with each alternative. */
  readonly stems: ReadonlySet<string>;
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
/** A constant in code: `COMPRA_VENDA`. */
const VALUE = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u;
/** From this many words on, a query is a sentence whose stop words matter, too. */
const SENTENCE = 4;

/** Reads a query as a name. */
export function readName(query: string, { alternatives, words }: AskedWords): AskedName {
  const own = words.map(({ word }) => word);
  const others = alternatives.map(({ from, to, words: other }) => [
    ...own.slice(0, from),
    ...other,
    ...own.slice(to),
  ]);
  return {
    key: keyOf(query),
    keys: new Set(keysOf(query)),
    stems: new Set([own, ...others].map(stemOfWords)),
    codes: new Set(
      listCompounds(query)
        .filter((word) => CODE.test(word))
        .map(keyOf),
    ),
    all: splitWords(query).map(({ word }) => word),
    isSpaced: /\S\s+\S/.test(query),
    isValue: VALUE.test(query.trim()),
    length: namingWords(readForm(query)).length,
  };
}

/** Factor of a place whose title or name equals or contains the query. */
export function compareNames(place: SearchPlace, asked: AskedName): number {
  const { codes, key, keys, stems } = asked;
  const at = place.keys.findIndex((own) => own === key || keys.has(own));
  const stemAt = place.stems.findIndex((stem) => stems.has(stem));
  if (at >= 0 || stemAt >= 0) {
    if (isOtherwiseWritten(place, asked)) return likeness.code;
    const isTitle = (at >= 0 && at < place.ofTitle) || stemAt === 0;
    const isWritten = at >= 0 && place.keys[at] === key;
    const isLabel = !isTitle && place.group.kind === 'guide' && place.exact < likeness.home;
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
