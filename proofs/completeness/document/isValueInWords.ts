import { lettersOf } from '../page/lettersOf';

const SMALL_WORDS = /(?<!\p{L})(?:os?|as?|e|em|d[aeo]s?|com|para|uma?)(?!\p{L})/giu;

/** Whether a meaning is its value in words, so that who reads the value has read it. */
export function isValueInWords(value: unknown, meaning = ''): boolean {
  const letters = plainLetters(String(value));
  return [meaning, meaning.replace(SMALL_WORDS, '')].some((text) => plainLetters(text) === letters);
}

function plainLetters(text: string): string {
  return lettersOf(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
