import { foldText } from './foldText.js';

/** A word of a text, folded, and where it stands. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Words that it is made of: `web`, `hook` and `url` of `webHookUrl`. None of a plain word. */
  readonly parts: readonly Word[];
}

/** Letters and digits, held together by `_` or `-` as in `CUSTOM_HEADER` and `pós-emissão`. */
const COMPOUND = /[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)*/gu;
/** The words of a name: after `_`, `-`, and where capitals begin or end (`cpfCnpj`, `URLBase`). */
const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{N}]+|[\p{L}\p{N}]+/gu;

/** A word that is made of no others. */
const PLAIN = /^\p{L}?[\p{Ll}\p{N}]*$/u;

/** The words of a text as they are written, names in code whole. */
export function listCompounds(text: string): readonly string[] {
  return text.match(COMPOUND) ?? [];
}

/** The words of a text, in order; names in code give themselves, and the words they are made of. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(COMPOUND)].map(({ 0: found, index }) => {
    const parts = PLAIN.test(found)
      ? []
      : [...found.matchAll(PART)].map((part) => describeWord(part[0], index + part.index, []));
    return describeWord(found, index, parts.length > 1 ? parts : []);
  });
}

function describeWord(found: string, start: number, parts: readonly Word[]): Word {
  const word = foldText(found).replace(/[_-]/g, '');
  return { word, start, end: start + found.length, parts };
}
