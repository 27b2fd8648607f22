import {
  entryOf,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  type Source,
} from '../../json.js';
import type { BuildContext } from '../context.js';
import { textOf } from '../read.js';
import type { EnumValue } from '../types/schema.js';
import { alternativesOf, CHOICES } from './annotations.js';
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
export function buildEnumValues(lists: readonly AllowedValue[][], print: Print): EnumValue[] {
  const [first, ...others] = lists.map((list) =>
    list.map(({ description, pointer, value }) => ({ text: print(value, pointer), description })),
  );
  if (!first || others.length === 0) return first ?? [];
  const allowed = others.map((list) => new Set(list.map(({ text }) => text)));
  return first.filter(({ text }) => allowed.every((texts) => texts.has(text)));
}

export interface AllowedValue {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly description: string | undefined;
}

/** The values of `enum`, or of a choice of constants. */
export function listAllowed(fragment: Fragment, context: BuildContext): AllowedValue[] {
  const { pointer, value: schema } = fragment;
  if (!Array.isArray(schema.enum)) return constantsOf(fragment, context);
  const base = joinPointer(pointer, 'enum');
  return schema.enum.map((value, index) => ({
    value,
    pointer: joinPointer(base, index),
    description: textOfValue(schema, value, index),
  }));
}

/** Keywords of a constant that a list of values can show. */
const OF_CONSTANT = ['const', 'title', 'description', 'type'];

/** The values of a choice (`oneOf`, `anyOf`) whose variants are constants with a text (OpenAPI 3.1, annotated enumeration). */
export function constantsOf(schema: Source, context: BuildContext): AllowedValue[] {
  const variants = CHOICES.flatMap((kind) => alternativesOf(schema, kind, context));
  const constants = variants.flatMap(({ pointer, value: variant }) => {
    if (!isObject(variant) || variant.const === undefined) return [];
    if (Object.keys(variant).some((key) => !OF_CONSTANT.includes(key))) return [];
    const parts = [textOf(variant, 'title'), textOf(variant, 'description')];
    const description = joinMeaning(parts, variant.const);
    return { value: variant.const, pointer: joinPointer(pointer, 'const'), description };
  });
  return variants.length > 1 && constants.length === variants.length ? constants : [];
}

const MEANINGS = ['x-enumDescriptions', 'x-enum-descriptions'];
const NAMES = ['x-enum-varnames', 'x-enumNames'];

function textOfValue(schema: JsonObject, value: JsonValue, index: number) {
  const parts = [NAMES, MEANINGS].map((keys) => readBeside(keys, schema, value, index));
  return joinMeaning(parts, value);
}

function joinMeaning(parts: readonly (string | undefined)[], value: JsonValue) {
  const shown = parts.filter((part) => part !== undefined && part !== value);
  return shown.length === 0 ? undefined : shown.join(': ');
}

function readBeside(keys: readonly string[], schema: JsonObject, value: JsonValue, index: number) {
  const found = keys.map((key) => {
    const texts = schema[key];
    return Array.isArray(texts) ? texts[index] : entryOf(Object(texts), String(value));
  });
  return found.find((text): text is string => typeof text === 'string' && text !== '');
}
