import type { EnumValue, Example, Markdown, Parameter, SchemaNode } from '@frontier/openapi';
import { labels } from '../labels.js';

/** A value as shown, and its meaning; the meaning is empty if it only repeats the value. */
interface ShownValue {
  readonly value: string;
  readonly meaning: Markdown;
}

/** Returns the allowed values of a schema with their meanings. */
export function shownValues(values: readonly EnumValue[]): readonly ShownValue[] {
  return values.map(({ description = '', text }) => {
    const value = bareValue(text);
    return { value, meaning: repeatsValue(value, description) ? '' : description };
  });
}

export function hasMeanings(values: readonly ShownValue[]): boolean {
  return values.some(({ meaning }) => meaning !== '');
}

/**
 * Formats JSON text for reading: strings lose their quotes unless they are empty or begin or end with a space.
 *
 * @param text a JSON value.
 * @returns plain text.
 * @example
 * bareValue('"EMITIDO"') // 'EMITIDO'
 */
export function bareValue(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  const value = String(JSON.parse(text));
  return value.trim() === value && value !== '' ? value : text;
}

/** Formats JSON text on one line. */
export function valueInLine(text: string): string {
  return bareValue(text).replace(/\n\s*/g, ' ');
}

/**
 * Whether a meaning only writes its value out (`BoletimSubscricao`: "Boletim de subscrição.").
 *
 * @param value an enum value without quotes.
 * @param meaning its description.
 * @returns true if the meaning adds no word.
 * @example
 * repeatsValue('BoletimSubscricao', 'Boletim de subscrição.') // true
 */
export function repeatsValue(value: string, meaning: string): boolean {
  const meaningWords = wordsOf(meaning);
  const contentWords = meaningWords.filter((word) => !labels.smallWords.includes(word));
  const letters = wordsOf(value).join('');
  return letters !== '' && [meaningWords, contentWords].some((words) => words.join('') === letters);
}

/** Splits at capitals, spaces and punctuation; removes accents and case. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const parted = plain.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2');
  return parted.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Splits a parameter's examples: those with an explanation are shown separately, the others replace the schema's.
 */
export function splitExamples({ examples, schema }: Parameter): {
  readonly explained: readonly Example[];
  readonly schema: SchemaNode | undefined;
} {
  const explained = examples.filter(({ description, externalValue, summary }) =>
    [description, externalValue, summary].some((text) => text !== undefined),
  );
  if (examples.length === 0 || !schema) return { explained, schema };
  const own = examples
    .filter((example) => !explained.includes(example))
    .map(({ language, text }) => (language === 'json' ? text : JSON.stringify(text)));
  return { explained, schema: { ...schema, examples: own } };
}
