import { foldText, namingWords, readForm, reduceWord, splitWords } from '../text/words.js';

/** Words that people often leave out of a name. */
const SMALL = new Set('o a os as e de da do das dos um uma em no na nos nas ao aos'.split(' '));

/** Everything but letters and digits; ordinal indicators (`nº`) count as signs. */
const SIGN = /[^\p{L}\p{N}]|[ªº]/gu;

/** A folded name without signs and spaces, to compare names. */
export function keyOf(name: string): string {
  return foldText(name).replace(SIGN, '');
}

/** The keys of a name with and without its small words; empty if it has no letters and digits. */
export function keysOf(name: string): string[] {
  const words = splitWords(name).map(({ word }) => word);
  const large = words.filter((word) => !SMALL.has(word)).join('');
  return [...new Set([keyOf(name), large])].filter(Boolean);
}

/** The key of the distinguishing words of a name, each reduced. */
export function stemOf(name: string): string {
  return stemOfWords(readForm(name));
}

/** The same for words that are already split. */
export function stemOfWords(words: readonly string[]): string {
  return namingWords(words).map(reduceWord).join('');
}
