import { entryOf, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { objectsBelow } from '../walkDocument.js';
import { resolveRef } from './resolveRef.js';

const SINGLE = ['example', 'default', 'const'];
const LISTED = ['enum', 'examples'];

/**
 * Turns numbers and booleans into the text that was written where the schema only allows a text: a CNPJ or a code
 * without quotes (`example: 11222333000181`) is meant as digits.
 *
 * @param root changed in place.
 * @param lexemes source texts of numbers and booleans that JavaScript prints differently, by pointer.
 */
export function quoteTexts(root: JsonObject, lexemes: ReadonlyMap<string, string>): void {
  const quoter = new Quoter(root, lexemes);
  for (const { kind, pointer, value } of objectsBelow('document', { value: root, pointer: '' })) {
    if (!isObject(value)) continue;
    if (kind === 'schema') quoter.quoteValues(value, pointer);
    else if (value.schema !== undefined) quoter.quoteExamples(value, pointer, value.schema);
  }
}

class Quoter {
  private readonly known = new WeakMap<JsonObject, readonly JsonObject[]>();

  constructor(
    private readonly root: JsonObject,
    private readonly lexemes: ReadonlyMap<string, string>,
  ) {}

  /** Quotes the values that a schema gives itself. */
  quoteValues(schema: JsonObject, pointer: string): void {
    this.quoteIn(schema, pointer, SINGLE, schema);
    for (const key of LISTED) {
      const values = schema[key];
      if (Array.isArray(values)) this.quoteEach(values, joinPointer(pointer, key), schema);
    }
  }

  /** Quotes the examples of a parameter, header or body. */
  quoteExamples(holder: JsonObject, pointer: string, schema: JsonValue): void {
    this.quoteIn(holder, pointer, ['example'], schema);
    const { examples } = holder;
    for (const [name, example] of Object.entries(isObject(examples) ? examples : {})) {
      const at = joinPointer(joinPointer(pointer, 'examples'), name);
      if (isObject(example)) this.quoteIn(example, at, ['value', 'dataValue'], schema);
    }
  }

  private quoteIn(
    holder: JsonObject,
    pointer: string,
    keys: readonly string[],
    schema: JsonValue | undefined,
  ): void {
    for (const key of keys) {
      const value = holder[key];
      if (value !== undefined) holder[key] = this.quote(value, joinPointer(pointer, key), schema);
    }
  }

  private quoteEach(values: JsonValue[], pointer: string, schema: JsonValue | undefined): void {
    for (const [index, value] of values.entries()) {
      values[index] = this.quote(value, joinPointer(pointer, index), schema);
    }
  }

  private quote(value: JsonValue, pointer: string, schema: JsonValue | undefined): JsonValue {
    const parts = this.partsOf(schema);
    if (typeof value === 'number' || typeof value === 'boolean') {
      if (!isOnlyText(parts)) return value;
      return this.lexemes.get(pointer) ?? String(value);
    }
    if (Array.isArray(value)) {
      const items = parts.map((part) => part.items).find(isObject);
      if (items) this.quoteEach(value, pointer, items);
    } else if (isObject(value)) {
      for (const key of Object.keys(value)) {
        const fields = parts.map(
          ({ properties }) => isObject(properties) && entryOf(properties, key),
        );
        const others = parts.map(({ additionalProperties }) => additionalProperties);
        this.quoteIn(value, pointer, [key], [...fields, ...others].find(isObject));
      }
    }
    return value;
  }

  /** The schemas that apply together, by references, `allOf` and choices with one form besides null. */
  private partsOf(schema: JsonValue | undefined): readonly JsonObject[] {
    if (!isObject(schema)) return [];
    const known = this.known.get(schema);
    if (known) return known;
    const parts = new Set([schema]);
    for (const { $ref, allOf, anyOf, oneOf } of parts) {
      const target = typeof $ref === 'string' ? resolveRef(this.root, $ref)?.value : undefined;
      const forms = [anyOf, oneOf].map((list) =>
        listOf(list).filter((form) => !isObject(form) || form.type !== 'null'),
      );
      const lone = forms.flatMap((list) => (list.length === 1 ? list : []));
      for (const part of [target, ...listOf(allOf), ...lone]) {
        if (isObject(part) && parts.size < LIMITS.schemasOfExample) parts.add(part);
      }
    }
    this.known.set(schema, [...parts]);
    return [...parts];
  }
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

function isOnlyText(parts: readonly JsonObject[]): boolean {
  const types = parts.flatMap(({ type }) => (type === undefined ? [] : type));
  const others = types.filter((type) => type !== 'string' && type !== 'null' && type !== null);
  return types.includes('string') && others.length === 0;
}
