import type { EnumValue, Example, Markdown, Parameter, SchemaNode } from '@frontier/openapi';
import { labels } from '../labels.js';

/** A value as the reader sees it, and its meaning; empty where that says no more than the value. */
interface ShownValue {
  readonly value: string;
  readonly meaning: Markdown;
}

/** The values a schema allows, each with its meaning where the contract gives one that says more than it. */
export function shownValues(values: readonly EnumValue[]): readonly ShownValue[] {
  return values.map(({ description = '', text }) => {
    const value = bareValue(text);
    return { value, meaning: repeatsValue(value, description) ? '' : description };
  });
}

/** Whether any of the values has a meaning to show. */
export function hasMeanings(values: readonly ShownValue[]): boolean {
  return values.some(({ meaning }) => meaning !== '');
}

/** JSON text as a reader sees it: strings without quotes, unless they are empty or begin or end with a space. */
export function bareValue(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  const value = String(JSON.parse(text));
  return value.trim() === value && value !== '' ? value : text;
}

/** JSON text on one line: not every example is also beside the schema. */
export function valueInLine(text: string): string {
  return bareValue(text).replace(/\n\s*/g, ' ');
}

/** Whether a meaning only writes its value out (`BoletimSubscricao`: "Boletim de subscrição."). */
export function repeatsValue(value: string, meaning: string): boolean {
  const said = wordsOf(meaning);
  const news = said.filter((word) => !labels.smallWords.includes(word));
  const letters = wordsOf(value).join('');
  return letters !== '' && [said, news].some((words) => words.join('') === letters);
}

/** Words without accents and case, where a capital, a space or a mark begins one. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const parted = plain.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2');
  return parted.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Splits a parameter's own examples: those with an explanation, shown apart, and the others, which replace
 * its schema's.
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
