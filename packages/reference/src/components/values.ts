import type { Example, Parameter, SchemaNode } from '@frontier/openapi';
import { labels } from '../labels.js';

/** Returns the allowed values of a schema with their meanings, which are empty if they only repeat the value. */
export function shownValues({ enumValues, types }: Pick<SchemaNode, 'enumValues' | 'types'>) {
  return enumValues.map(({ description = '', text }) => {
    const isRepeated = repeatsValue(bareValue(text), description);
    return { value: bareValue(text, types), meaning: isRepeated ? '' : description };
  });
}

/** Line breaks and spaces that a line would lose, and the text of the value null. */
const NEEDS_QUOTES = /^$|^\s|\s$|[^\S ]|^null$/;
const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/**
 * Formats JSON text for reading: strings lose their quotes, unless a reader could then mistake them for another value.
 *
 * @param text a JSON value.
 * @param types JSON types that the schema allows; beside other types a string of digits keeps its quotes.
 * @returns plain text.
 * @example
 * bareValue('"EMITIDO"') // 'EMITIDO'
 */
export function bareValue(text: string, types: readonly string[] = ['string']): string {
  if (!/^".*"$/s.test(text)) return text;
  const value = String(JSON.parse(text));
  const isOnlyText = types.every((type) => type === 'string') && types.length > 0;
  const isAmbiguous = NEEDS_QUOTES.test(value) || (!isOnlyText && LITERAL.test(value));
  return isAmbiguous ? text : value;
}

/** Formats JSON text on one line. */
export function valueInLine(text: string, types?: readonly string[]): string {
  return bareValue(text.replace(/\n\s*/g, ' '), types);
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
  const explained = examples.filter(({ description, externalValue, serialized, summary }) =>
    [description, externalValue, serialized, summary].some((text) => text !== undefined),
  );
  if (examples.length === 0 || !schema) return { explained, schema };
  // A parameter is sent as text, so its example `'5'` is the number 5 where only a number is allowed.
  const isText = schema.types.length === 0 || schema.types.includes('string');
  const own = examples
    .filter((example) => !explained.includes(example))
    .map(({ language, text }) =>
      language === 'json' || (!isText && LITERAL.test(text)) ? text : JSON.stringify(text),
    );
  return { explained, schema: { ...schema, examples: own } };
}
