import { splitWords, type Word } from './splitWords.js';
import { stopWords } from './stopWords.js';

/** Without the words that say nothing; all of them where none says anything. */
export function contentWords(words: readonly Word[]): readonly Word[] {
  const saying = words.filter(({ word }) => !stopWords.has(word));
  return saying.length > 0 ? saying : words;
}

/** The words of a form (a word, or a phrase), folded, without those that say nothing. */
export function readForm(form: string): string[] {
  return contentWords(splitWords(form)).map(({ word }) => word);
}
