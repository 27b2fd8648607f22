import { isObject, type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import type { Source, SourceDocument } from '../context.js';
import { childOf, entriesOf, itemsOf, textOf } from '../read.js';
import { nameOf } from '../schema/expandSources.js';

type Document = Pick<SourceDocument, 'resolve'>;

/** A property and the value by which it selects a schema. */
export type Tag = readonly [name: string, value: string];

/**
 * What a schema's discriminator says of a named schema: the value mapped to it, else its name
 * (OpenAPI 3.1, Discriminator Object).
 */
export function tagOf(
  document: Document,
  holder: Source,
  ref: string | undefined,
): Tag | undefined {
  const discriminator = childOf(holder, 'discriminator');
  const property = textOf(discriminator?.value ?? null, 'propertyName');
  const pointer = ref === undefined ? undefined : document.resolve(ref)?.pointer;
  if (!discriminator || property === undefined || pointer === undefined) return undefined;
  const mapped = mappedValues(document, discriminator, pointer)[0];
  return [property, mapped ?? nameOf(pointer)];
}

/** Whether a discriminator maps a value of its own to a named schema. */
export function isMapped(document: Document, holder: Source, ref: string): boolean {
  const discriminator = childOf(holder, 'discriminator');
  const pointer = document.resolve(ref)?.pointer;
  if (!discriminator || pointer === undefined) return false;
  return mappedValues(document, discriminator, pointer).length > 0;
}

const formsByTag = new WeakMap<JsonObject, ReadonlyMap<string, readonly JsonValue[]>>();

/** The forms of a schema's `oneOf` that a value of its discriminator selects. */
export function formsSelected(
  document: Document,
  schema: JsonObject,
  value: string,
): readonly JsonValue[] {
  const forms = formsByTag.get(schema) ?? readForms(document, { value: schema, pointer: '' });
  formsByTag.set(schema, forms);
  return forms.get(value) ?? [];
}

function readForms(document: Document, holder: Source): Map<string, JsonValue[]> {
  const forms = new Map<string, JsonValue[]>();
  const discriminator = childOf(holder, 'discriminator');
  for (const form of discriminator ? itemsOf(holder, 'oneOf') : []) {
    const ref = textOf(form.value, '$ref');
    const pointer = ref === undefined ? undefined : document.resolve(ref)?.pointer;
    if (!discriminator || pointer === undefined) continue;
    const mapped = mappedValues(document, discriminator, pointer);
    for (const tag of mapped.length > 0 ? mapped : [nameOf(pointer)]) {
      const known = forms.get(tag);
      if (known) known.push(form.value);
      else forms.set(tag, [form.value]);
    }
  }
  return forms;
}

/** A mapping's target as a reference: it may be a name alone. */
export function refOfMapping(target: string): string {
  return target.startsWith('#') ? target : `#${joinPointer('/components/schemas', target)}`;
}

const valuesByPointer = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/** The values a discriminator maps to a schema; its mapping is read once. */
function mappedValues(
  document: Document,
  discriminator: Source,
  pointer: string,
): readonly string[] {
  const { value } = discriminator;
  if (!isObject(value)) return [];
  const values = valuesByPointer.get(value) ?? readMapping(document, discriminator);
  valuesByPointer.set(value, values);
  return values.get(pointer) ?? [];
}

function readMapping(document: Document, discriminator: Source): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [key, { value }] of entriesOf(discriminator, 'mapping')) {
    const pointer =
      typeof value === 'string' ? document.resolve(refOfMapping(value))?.pointer : undefined;
    if (pointer === undefined) continue;
    const known = values.get(pointer);
    if (known) known.push(key);
    else values.set(pointer, [key]);
  }
  return values;
}
