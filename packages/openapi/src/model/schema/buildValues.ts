import { entryOf, type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import type { EnumValue } from '../types/schema.js';
import type { Fragment } from './expandSources.js';

export type Print = (value: JsonValue, pointer: string) => string;

export function firstValueText(
  fragments: readonly Fragment[],
  key: string,
  print: Print,
): string | undefined {
  const holder = fragments.find(({ value }) => value[key] !== undefined);
  const value = holder?.value[key];
  return holder && value !== undefined ? print(value, joinPointer(holder.pointer, key)) : undefined;
}

/** `examples` (3.1), or else `example` (3.0), of the first fragment that has one. */
export function buildValueExamples(fragments: readonly Fragment[], print: Print): string[] {
  for (const { pointer, value: schema } of fragments) {
    const { example, examples } = schema;
    if (Array.isArray(examples)) {
      const base = joinPointer(pointer, 'examples');
      return examples.map((value, index) => print(value, joinPointer(base, index)));
    }
    if (example !== undefined) return [print(example, joinPointer(pointer, 'example'))];
  }
  return [];
}

/** The values that every fragment allows, each with its meaning in the document. */
export function buildEnumValues(fragments: readonly Fragment[], print: Print): EnumValue[] {
  const [first, ...others] = fragments.flatMap((fragment) => {
    const values = fragment.value.enum;
    return Array.isArray(values) ? [readEnum(fragment, values, print)] : [];
  });
  if (!first || others.length === 0) return first ?? [];
  const allowed = others.map((list) => new Set(list.map(({ text }) => text)));
  return first.filter(({ text }) => allowed.every((texts) => texts.has(text)));
}

function readEnum(
  { pointer, value: schema }: Fragment,
  values: readonly JsonValue[],
  print: Print,
): EnumValue[] {
  const base = joinPointer(pointer, 'enum');
  return values.map((value, index) => ({
    text: print(value, joinPointer(base, index)),
    description: textOfValue(schema, value, index),
  }));
}

const MEANINGS = ['x-enumDescriptions', 'x-enum-descriptions'];
const NAMES = ['x-enum-varnames', 'x-enumNames'];

function textOfValue(schema: JsonObject, value: JsonValue, index: number) {
  const parts = [NAMES, MEANINGS].map((keys) => readBeside(keys, schema, value, index));
  const shown = parts.filter((part) => part !== undefined && part !== value);
  return shown.length === 0 ? undefined : shown.join(': ');
}

function readBeside(
  keys: readonly string[],
  schema: JsonObject,
  value: JsonValue,
  index: number,
): string | undefined {
  const found = keys.map((key) => {
    const texts = schema[key];
    return Array.isArray(texts) ? texts[index] : entryOf(Object(texts), String(value));
  });
  return found.find((text): text is string => typeof text === 'string' && text !== '');
}
