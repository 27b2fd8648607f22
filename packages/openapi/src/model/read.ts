import { entryOf, isObject, type JsonValue, joinPointer, type Source } from '../json.js';
import { printJson, type SourceTexts } from './printJson.js';
import type { ExternalDocs, Markdown, SchemaNode } from './types/schema.js';

// Each function returns the value of a key if it has the expected type, and omits unexpected but harmless values.

function entryUnder(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isObject(value) ? entryOf(value, key) : undefined;
}

export function textOf(value: JsonValue | undefined, key: string): string | undefined {
  const found = entryUnder(value, key);
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

export function pickTexts<Key extends string>(
  value: JsonValue | undefined,
  ...keys: readonly Key[]
): { [K in Key]?: string | undefined } {
  const texts: { [K in Key]?: string | undefined } = {};
  for (const key of keys) texts[key] = textOf(value, key);
  return texts;
}

export function flagOf(value: JsonValue | undefined, key: string): boolean | undefined {
  const found = entryUnder(value, key);
  return typeof found === 'boolean' ? found : undefined;
}

export function textsOf(value: JsonValue | undefined, key: string): string[] {
  const found = entryUnder(value, key);
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];
}

export function childOf({ value, pointer }: Source, key: string): Source | undefined {
  const child = entryUnder(value, key);
  return child === undefined ? undefined : { value: child, pointer: joinPointer(pointer, key) };
}

/** Keeps document order. */
export function entriesOf(source: Source | undefined, key?: string): [string, Source][] {
  const holder = source && key !== undefined ? childOf(source, key) : source;
  if (!holder || !isObject(holder.value)) return [];
  return Object.entries(holder.value).map(([name, value]) => [
    name,
    { value, pointer: joinPointer(holder.pointer, name) },
  ]);
}

export function itemsOf(source: Source, key: string): Source[] {
  const list = childOf(source, key);
  if (!list || !Array.isArray(list.value)) return [];
  return list.value.map((value, index) => ({ value, pointer: joinPointer(list.pointer, index) }));
}

/** The link of an object to further documentation; `undefined` if it has no address. */
export function docsOf(value: JsonValue | undefined): ExternalDocs | undefined {
  const docs = entryUnder(value, 'externalDocs');
  const url = textOf(docs, 'url');
  return url === undefined ? undefined : { url, description: textOf(docs, 'description') };
}

/**
 * A text, even if its quotes are missing: a number or boolean of YAML is returned as written
 * (`version: 1.10`, `default: 8443`).
 */
export function wordOf(holder: Source, key: string, sourceTexts: SourceTexts): string | undefined {
  const found = childOf(holder, key);
  return found && (textOf(holder.value, key) ?? bareWord(found, sourceTexts));
}

export function bareWord({ value, pointer }: Source, sourceTexts: SourceTexts): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean'
    ? printJson(value, pointer, sourceTexts)
    : undefined;
}

/** The value of a limit of a schema: JSON text, or the text of a keyword. */
export function limitOf({ constraints }: SchemaNode, keyword: string): string | undefined {
  return constraints.find((constraint) => constraint.keyword === keyword)?.value;
}

/** Joins texts as paragraphs, without repeated ones. */
export function joinTexts(texts: readonly (Markdown | undefined)[]): Markdown | undefined {
  const kept: Markdown[] = [];
  for (const text of texts) {
    const own = text?.trim();
    if (own && !kept.some((earlier) => earlier.includes(own))) kept.push(own);
  }
  return kept.length === 0 ? undefined : kept.join('\n\n');
}
