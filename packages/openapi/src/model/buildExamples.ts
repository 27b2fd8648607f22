import { joinPointer, type Source } from '../json.js';
import { type BuildContext, dereference } from './context.js';
import { findQuestions } from './findQuestions.js';
import { printShown, shortenText } from './printJson.js';
import { childOf, entriesOf, pickTexts, textOf } from './read.js';
import type { Example } from './types/schema.js';

/**
 * @param mediaType of a body, or of a parameter or header with `content`.
 * @param kind a body is shown as it is sent; of a parameter or header, the value and how it is sent.
 */
export function buildExamples(
  context: BuildContext,
  holder: Source,
  mediaType: string | undefined,
  kind: 'body' | 'parameter',
): Example[] {
  const named = entriesOf(holder, 'examples');
  const single = childOf(holder, 'example');
  const examples = named.flatMap(
    ([name, source]) => buildNamed(context, name, source, mediaType, kind) ?? [],
  );
  if (single && named.length === 0) {
    examples.push(printExample(context, single, mediaType));
  }
  const texts = examples.map(({ text }) => text);
  context.budget.countTexts(texts, holder.pointer);
  return examples;
}

/** Omits an example that only has a name. */
function buildNamed(
  context: BuildContext,
  name: string,
  source: Source,
  mediaType: string | undefined,
  kind: 'body' | 'parameter',
): Example | undefined {
  const example = dereference(context, source);
  const value = childOf(example, 'value') ?? childOf(example, 'dataValue');
  const serialized = textOf(example.value, 'serializedValue');
  const annotations = pickTexts(example.value, 'summary', 'description', 'externalValue');
  if (!value && (serialized ?? annotations.externalValue) === undefined) return undefined;
  const isBody = kind === 'body';
  const isText = !value || (serialized !== undefined && isBody);
  const language = isBody ? languageOf(serialized ?? '', mediaType) : 'text';
  const printed = isText
    ? { ...shortenText(serialized ?? ''), language }
    : printExample(context, value, mediaType);
  return {
    name,
    ...annotations,
    ...findQuestions(example.value),
    ...printed,
    ...(serialized !== undefined && !isBody ? { serialized } : {}),
  };
}

function printExample(
  context: BuildContext,
  source: Source,
  mediaType = 'text/plain',
): Pick<Example, 'cut' | 'text' | 'language'> {
  const { pointer, value } = source;
  if (Array.isArray(value) && isLines(mediaType)) {
    const items = value.map((item, index) =>
      printShown(item, joinPointer(pointer, index), context.sourceTexts),
    );
    const text = items.map((item) => item.text.replace(/\n\s*/g, ' ')).join('\n');
    const cut = items.some((item) => item.cut);
    return { text, ...(cut && { cut }), language: 'json' };
  }
  if (typeof value !== 'string' || (isJsonType(mediaType) && !isJsonText(value))) {
    return { ...printShown(value, pointer, context.sourceTexts), language: 'json' };
  }
  if (isJsonType(mediaType)) return { ...shortenText(value.trim()), language: 'json' };
  return { ...shortenText(value), language: languageOf(value, mediaType) };
}

export function languageOf(text: string, mediaType = 'text/plain'): Example['language'] {
  if (isJsonType(mediaType) && isJsonText(text)) return 'json';
  return /xml/.test(mediaType) ? 'xml' : 'text';
}

/** Whether each line of a media type is a JSON value: `application/jsonl`, `application/x-ndjson`. */
export function isLines(mediaType: string): boolean {
  return /jsonl|ndjson|json-lines/i.test(mediaType);
}

/** Whether a string example of a JSON media type is JSON text rather than the value itself. */
function isJsonText(value: string): boolean {
  if (!/^\s*[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** `application/json`, `application/problem+json`, with or without parameters. */
export function isJsonType(mediaType = ''): boolean {
  return /[/+]json\b/i.test(mediaType);
}
