import { type BuildContext, dereference, type Source } from './context.js';
import { printJson } from './printJson.js';
import { childOf, entriesOf, textOf } from './read.js';
import { spendTexts } from './spend.js';
import type { Example } from './types/text.js';

/** The examples a parameter, header or media type gives itself: `examples` by name, or `example`. */
export function buildExamples(context: BuildContext, holder: Source, mediaType: string): Example[] {
  const named = entriesOf(holder, 'examples');
  const single = childOf(holder, 'example');
  const examples = named.flatMap(
    ([name, source]) => buildNamed(context, name, source, mediaType) ?? [],
  );
  if (single && named.length === 0) {
    examples.push({ ...printExample(context, single, mediaType), generated: false });
  }
  spendTexts(
    context,
    examples.map(({ text }) => text),
    holder.pointer,
  );
  return examples;
}

/** Nothing where only its name is given. */
function buildNamed(
  context: BuildContext,
  name: string,
  source: Source,
  mediaType: string,
): Example | undefined {
  const example = dereference(context, source);
  const value = childOf(example, 'value') ?? childOf(example, 'dataValue');
  const serialized = textOf(example.value, 'serializedValue');
  const externalValue = textOf(example.value, 'externalValue');
  if (!value && serialized === undefined && externalValue === undefined) return undefined;
  const printed = value
    ? printExample(context, value, mediaType)
    : { text: serialized ?? '', language: 'text' as const };
  return {
    name,
    summary: textOf(example.value, 'summary'),
    description: textOf(example.value, 'description'),
    externalValue,
    ...printed,
    generated: false,
  };
}

function printExample(
  context: BuildContext,
  { value, pointer }: Source,
  mediaType: string,
): Pick<Example, 'text' | 'language'> {
  if (typeof value !== 'string') {
    return { text: printJson(value, pointer, context.lexemes), language: 'json' };
  }
  if (isJsonType(mediaType)) return { text: jsonText(value), language: 'json' };
  return { text: value, language: /xml/.test(mediaType) ? 'xml' : 'text' };
}

/** A string under a JSON media type is the value itself, unless it already is JSON text. */
function jsonText(value: string): string {
  const trimmed = value.trim();
  if (!/^[[{]/.test(trimmed)) return JSON.stringify(value);
  try {
    JSON.parse(trimmed);
    return trimmed;
  } catch {
    return JSON.stringify(value);
  }
}

/** `application/json`, `application/problem+json`, with or without parameters. */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType);
}
