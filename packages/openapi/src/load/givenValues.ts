import { entryOf, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { objectsBelow } from '../walkDocument.js';
import { resolveRef } from './resolveRef.js';

/** A value that a document gives for a schema: an example, a default or an allowed value. */
export interface GivenValue {
  readonly holder: JsonObject | JsonValue[];
  readonly key: string;
  readonly pointer: string;
  readonly schema: JsonValue | undefined;
  /** Whether a text may encode an object or a list: in a parameter, or in a body that is not JSON. */
  readonly mayBeWritten: boolean;
}

const JSON_MEDIA = /(?:~1|\+)json[^/]*$/i;

/** Every value that a document gives for a schema, in document order. */
export function* givenValues(root: JsonObject): Generator<GivenValue> {
  for (const { kind, pointer, value } of objectsBelow('document', { value: root, pointer: '' })) {
    if (!isObject(value)) continue;
    const isSchema = kind === 'schema';
    if (!isSchema && value.schema === undefined) continue;
    const schema = isSchema ? value : value.schema;
    const mayBeWritten = !isSchema && !(kind === 'mediaType' && JSON_MEDIA.test(pointer));
    const inside = (holder: JsonObject | JsonValue[], at: string, keys = Object.keys(holder)) =>
      keys
        .filter((key) => Object.hasOwn(holder, key))
        .map((key) => ({ holder, key, pointer: joinPointer(at, key), schema, mayBeWritten }));
    yield* inside(value, pointer, isSchema ? ['example', 'default', 'const'] : ['example']);
    for (const key of isSchema ? ['enum', 'examples'] : []) {
      const list = value[key];
      if (Array.isArray(list)) yield* inside(list, joinPointer(pointer, key));
    }
    const examples = isObject(value.examples) && !isSchema ? value.examples : {};
    for (const [name, named] of Object.entries(examples)) {
      const ref = isObject(named) ? named.$ref : undefined;
      const own = { value: named, pointer: joinPointer(joinPointer(pointer, 'examples'), name) };
      const example = typeof ref === 'string' ? resolveRef(root, ref) : own;
      if (!isObject(example?.value)) continue;
      yield* inside(example.value, example.pointer, ['value', 'dataValue']);
    }
  }
}

/** The schemas that apply to a value, and to its items and fields. */
export class SchemaParts {
  private readonly known = new WeakMap<JsonObject, readonly JsonObject[]>();

  constructor(private readonly root: JsonObject) {}

  /** The schemas that apply together, by references, `allOf` and choices with one variant besides null. */
  partsOf(schema: JsonValue | undefined): readonly JsonObject[] {
    if (!isObject(schema)) return [];
    const known = this.known.get(schema);
    if (known) return known;
    const parts = new Set([schema]);
    for (const { $ref, allOf, anyOf, oneOf } of parts) {
      const target = typeof $ref === 'string' ? resolveRef(this.root, $ref)?.value : undefined;
      const variants = [anyOf, oneOf].map((list) =>
        itemsIn(list).filter((variant) => !isObject(variant) || variant.type !== 'null'),
      );
      const lone = variants.flatMap((list) => (list.length === 1 ? list : []));
      for (const part of [target, ...itemsIn(allOf), ...lone]) {
        if (isObject(part) && parts.size < LIMITS.schemasOfExample) parts.add(part);
      }
    }
    this.known.set(schema, [...parts]);
    return [...parts];
  }
}

export function schemaBelow(
  parts: readonly JsonObject[],
  value: JsonObject | JsonValue[],
  key: string,
): JsonObject | undefined {
  const below = Array.isArray(value)
    ? parts.map(({ items }) => items)
    : [
        ...parts.map(({ properties }) => isObject(properties) && entryOf(properties, key)),
        ...parts.map(({ additionalProperties }) => additionalProperties),
      ];
  return below.find(isObject);
}

export function itemsIn(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}
