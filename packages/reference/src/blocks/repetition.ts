import { labels } from '../labels.js';

/** Longer sentences are never taken for a repetition. */
const LONGEST_REPETITION = 80;

/** Stem length in letters: `emissão` and `emissor` share a stem, `criar` and `criada` do not. */
const STEM = 5;

export function splitSentence(text: string): readonly [sentence: string, rest: string] {
  const [sentence = ''] = /^.*?(?:\.(?=\s|$)|$)/m.exec(text) ?? [];
  return [sentence, text.slice(sentence.length).trimStart()];
}

/**
 * Omits the first sentence of a description if it only writes the name of the field out.
 *
 * @example
 * withoutName('ufDaEmissao', 'UF da emissão. 2 caracteres.') // '2 caracteres.'
 */
export function withoutName(name: string, text: string): string {
  const [sentence, rest] = splitSentence(text);
  return repeatsValue(name, sentence) ? rest : text;
}

/** Omits the first sentence of a text if it is short and only repeats word stems of the texts above it. */
export function withoutRepetition(text: string, textAbove: string): string {
  const [sentence, rest] = splitSentence(text);
  if (sentence.length > LONGEST_REPETITION || /[`[\]*_<]/.test(sentence)) return text;
  const known = new Set(stemsOf(textAbove));
  const stems = stemsOf(sentence);
  return stems.length > 0 && stems.every((stem) => known.has(stem)) ? rest : text;
}

function stemsOf(text: string): string[] {
  return contentWords(text).map((word) => word.slice(0, STEM));
}

/**
 * Whether a meaning only writes its value out (`BoletimSubscricao`: "Boletim de subscrição.").
 *
 * @param value an enum value without quotes, or a name.
 * @param meaning its description.
 * @example
 * repeatsValue('BoletimSubscricao', 'Boletim de subscrição.') // true
 */
export function repeatsValue(value: string, meaning: string): boolean {
  const [own, other] = [contentWords(value), contentWords(meaning)];
  const isSame = own.join('') === other.join('') || own.sort().join(' ') === other.sort().join(' ');
  return own.length > 0 && isSame;
}

/** Splits at capitals, spaces and punctuation; removes accents, case and small words. */
function contentWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const parted = plain.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2');
  const words = parted.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !labels.smallWords.includes(word));
}
