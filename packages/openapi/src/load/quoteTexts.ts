import { entryOf, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { objectsBelow } from '../walkDocument.js';
import { resolveRef } from './resolveRef.js';

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
    if (kind === 'schema') {
      quoter.quoteIn(value, pointer, () => value, ['example', 'default', 'const']);
      for (const key of ['enum', 'examples']) {
        const list = value[key];
        if (Array.isArray(list)) quoter.quoteIn(list, joinPointer(pointer, key), () => value);
      }
    } else if (value.schema !== undefined) {
      const { examples, schema } = value;
      quoter.quoteIn(value, pointer, () => schema, ['example']);
      for (const [name, example] of Object.entries(isObject(examples) ? examples : {})) {
        const at = joinPointer(joinPointer(pointer, 'examples'), name);
        if (isObject(example)) quoter.quoteIn(example, at, () => schema, ['value', 'dataValue']);
      }
    }
  }
}

class Quoter {
  private readonly known = new WeakMap<JsonObject, readonly JsonObject[]>();

  constructor(
    private readonly root: JsonObject,
    private readonly lexemes: ReadonlyMap<string, string>,
  ) {}

  /** Quotes the values under some keys of an object or list, by default all. */
  quoteIn(
    holder: JsonObject | JsonValue[],
    pointer: string,
    schemaOf: (key: string) => JsonValue | undefined,
    keys: readonly string[] = Object.keys(holder),
  ): void {
    const values: JsonObject = Object(holder);
    for (const key of keys) {
      const value = entryOf(values, key);
      if (value === undefined) continue;
      values[key] = this.quote(value, joinPointer(pointer, key), this.partsOf(schemaOf(key)));
    }
  }

  private quote(value: JsonValue, pointer: string, parts: readonly JsonObject[]): JsonValue {
    if (typeof value === 'number' || typeof value === 'boolean') {
      return isOnlyText(parts) ? (this.lexemes.get(pointer) ?? String(value)) : value;
    }
    if (Array.isArray(value)) {
      const items = parts.map((part) => part.items).find(isObject);
      if (items) this.quoteIn(value, pointer, () => items);
    } else if (isObject(value)) {
      const others = parts.map(({ additionalProperties }) => additionalProperties);
      this.quoteIn(value, pointer, (key) => {
        const fields = parts.map(
          ({ properties }) => isObject(properties) && entryOf(properties, key),
        );
        return [...fields, ...others].find(isObject);
      });
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
