import { foldText, namingWords, readForm, reduceWord, splitWords } from '../text/words.js';

/** Words that people often leave out of a name. */
const SMALL = new Set('o a os as e de da do das dos um uma em no na nos nas ao aos'.split(' '));

/** What is no letter and no digit of any script, and the letters that only stand for an ending (`nº`). */
const SIGN = /[^\p{L}\p{N}]|[ªº]/gu;

/** A name by its letters and digits only, so that spelling and signs make no difference. */
export function keyOf(name: string): string {
  return foldText(name).replace(SIGN, '');
}

/** The keys of a name: with its small words and without them. None for one without letters and digits. */
export function keysOf(name: string): string[] {
  const words = splitWords(name).map(({ word }) => word);
  const large = words.filter((word) => !SMALL.has(word)).join('');
  return [...new Set([keyOf(name), large])].filter(Boolean);
}

/** The key of the words that name something, each reduced. */
export function stemOf(name: string): string {
  return stemOfWords(readForm(name));
}

/** The same of words that are read already. */
export function stemOfWords(words: readonly string[]): string {
  return namingWords(words).map(reduceWord).join('');
}
