import { foldText, namingWords, reduceWord } from '../text/words.js';

/** Everything but letters and digits; ordinal indicators (`nº`) count as signs. */
const SIGN = /[^\p{L}\p{N}]|[ªº]/gu;

export function keyOf(name: string): string {
  return foldText(name).replace(SIGN, '');
}

/** The key of the distinguishing words of a name, each reduced. */
export function stemOfWords(words: readonly string[]): string {
  return namingWords(words).map(reduceWord).join('');
}
