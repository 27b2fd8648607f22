import type { Parameter, SchemaNode } from '@frontier/openapi';
import { repeatsValue } from './repetition.js';

/** Empty if each meaning only repeats its value. */
export function shownValues({ enumValues, types }: Pick<SchemaNode, 'enumValues' | 'types'>) {
  const isAnyNew = enumValues.some(
    ({ description = '', text }) => description && !repeatsValue(bareValue(text), description),
  );
  return enumValues.map(({ description = '', text }) => ({
    value: bareValue(text, types),
    meaning: isAnyNew ? description : '',
  }));
}

/** Line breaks and spaces that a line would lose, and the text of the value null. */
const NEEDS_QUOTES = /^$|^\s|\s$|[^\S ]|^null$/;
const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/**
 * Formats JSON text for reading: strings lose their quotes, unless a reader could then mistake them for another value.
 *
 * @param types JSON types that the schema allows; beside other types a string of digits keeps its quotes.
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

export function valueInLine(text: string, types?: readonly string[]): string {
  return bareValue(text.replace(/\n\s*/g, ' '), types);
}

/** Examples with an explanation are shown separately, the others replace those of the schema. */
export function splitExamples({ examples, schema }: Parameter) {
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
