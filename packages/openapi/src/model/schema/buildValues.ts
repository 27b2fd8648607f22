import { isObject, type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import { isHuge, type Lexemes, printShown } from '../printJson.js';
import type { EnumValue } from '../types/schema.js';
import type { Fragment } from './expandSources.js';

/** JSON text of the first value under a key. */
export function firstValueText(
  fragments: readonly Fragment[],
  key: string,
  lexemes: Lexemes,
): string | undefined {
  for (const { pointer, value: schema } of fragments) {
    const value = schema[key];
    if (value !== undefined) return printShown(value, joinPointer(pointer, key), lexemes).text;
  }
  return undefined;
}

/** `examples` (3.1), or else `example` (3.0), of the first fragment that has one. */
export function buildValueExamples(fragments: readonly Fragment[], lexemes: Lexemes): string[] {
  for (const { pointer, value: schema } of fragments) {
    const { example, examples } = schema;
    if (Array.isArray(examples)) {
      const base = joinPointer(pointer, 'examples');
      return examples.map(
        (value, index) => printShown(value, joinPointer(base, index), lexemes).text,
      );
    }
    if (example !== undefined) {
      return [printShown(example, joinPointer(pointer, 'example'), lexemes).text];
    }
  }
  return [];
}

/** Whether a value in the schemas is shortened on a page. */
export function hasHugeValue(fragments: readonly Fragment[]): boolean {
  return fragments.some(({ value: schema }) => {
    const { const: only, default: usual, enum: values, example, examples } = schema;
    const all = [only, usual, example, ...listOf(values), ...listOf(examples)];
    return all.some((value) => value !== undefined && isHuge(value));
  });
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** The values that every fragment allows, each with its meaning in the document. */
export function buildEnumValues(fragments: readonly Fragment[], lexemes: Lexemes): EnumValue[] {
  const [first, ...others] = fragments.flatMap((fragment) => {
    const values = fragment.value.enum;
    return Array.isArray(values) ? [readEnum(fragment, values, lexemes)] : [];
  });
  if (!first || others.length === 0) return first ?? [];
  const allowed = others.map((list) => new Set(list.map(({ text }) => text)));
  return first.filter(({ text }) => allowed.every((texts) => texts.has(text)));
}

function readEnum(
  { pointer, value: schema }: Fragment,
  values: readonly JsonValue[],
  lexemes: Lexemes,
): EnumValue[] {
  const base = joinPointer(pointer, 'enum');
  return values.map((value, index) => ({
    text: printShown(value, joinPointer(base, index), lexemes).text,
    description: describeValue(schema, value, index),
  }));
}

const MEANINGS = ['x-enumDescriptions', 'x-enum-descriptions'];
const NAMES = ['x-enum-varnames', 'x-enumNames'];

/** A value's name in code, and its meaning. */
function describeValue(schema: JsonObject, value: JsonValue, index: number) {
  const parts = [NAMES, MEANINGS].map((keys) => readBeside(keys, schema, value, index));
  const shown = parts.filter((part) => part !== undefined && part !== value);
  return shown.length === 0 ? undefined : shown.join(': ');
}

/** Reads a text beside `enum`, from a map by value or a list, under either spelling of the keyword. */
function readBeside(
  keys: readonly string[],
  schema: JsonObject,
  value: JsonValue,
  index: number,
): string | undefined {
  for (const key of keys) {
    const meanings = schema[key];
    const found = Array.isArray(meanings)
      ? meanings[index]
      : isObject(meanings) && Object.hasOwn(meanings, String(value))
        ? meanings[String(value)]
        : undefined;
    if (typeof found === 'string' && found !== '') return found;
  }
  return undefined;
}
