import { entryOf, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { objectsOf } from '../walkDocument.js';
import { resolveRef } from './resolveRef.js';

interface GivenValue {
  readonly holder: JsonObject | JsonValue[];
  readonly key: string;
  readonly pointer: string;
  /** The schemas that apply together. */
  readonly parts: readonly JsonObject[];
  /** Whether a text may encode an object or a list: in a parameter, or in a body that is not JSON. */
  readonly mayBeWritten: boolean;
}

const JSON_MEDIA = /(?:~1|\+)json[^/]*$/i;

/** Yields each value before its parts, in document order. */
export function* givenValues(root: JsonObject): Generator<GivenValue> {
  const known = new WeakMap<JsonObject, readonly JsonObject[]>();
  const partsOf = (schema: JsonObject) => {
    const parts = known.get(schema) ?? collectParts(root, schema);
    known.set(schema, parts);
    return parts;
  };
  function* visit(given: GivenValue): Generator<GivenValue> {
    yield given;
    const value = valueUnder(given);
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      const schema = schemaBelow(given.parts, value, key);
      if (!schema) continue;
      const pointer = joinPointer(given.pointer, key);
      yield* visit({ ...given, holder: value, key, pointer, parts: partsOf(schema) });
    }
  }
  for (const { kind, pointer, value } of objectsOf(root)) {
    if (!isObject(value)) continue;
    const isSchema = kind === 'schema';
    if (!isSchema && value.schema === undefined) continue;
    const schema = isSchema ? value : value.schema;
    const parts = isObject(schema) ? partsOf(schema) : [];
    const mayBeWritten = !isSchema && !(kind === 'mediaType' && JSON_MEDIA.test(pointer));
    function* inside(
      holder: JsonObject | JsonValue[],
      at: string,
      keys: readonly string[] = Object.keys(holder),
    ) {
      for (const key of keys) {
        if (!Object.hasOwn(holder, key)) continue;
        yield* visit({ holder, key, pointer: joinPointer(at, key), parts, mayBeWritten });
      }
    }
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

export function valueUnder({ holder, key }: GivenValue): JsonValue {
  return Object(holder)[key];
}

function collectParts(root: JsonObject, schema: JsonObject): readonly JsonObject[] {
  const parts = new Set([schema]);
  for (const { $ref, allOf, anyOf, oneOf } of parts) {
    const target = typeof $ref === 'string' ? resolveRef(root, $ref)?.value : undefined;
    const variants = [anyOf, oneOf].map((list) =>
      itemsIn(list).filter((variant) => !isObject(variant) || variant.type !== 'null'),
    );
    const lone = variants.flatMap((list) => (list.length === 1 ? list : []));
    for (const part of [target, ...itemsIn(allOf), ...lone]) {
      if (isObject(part) && parts.size < LIMITS.schemasOfExample) parts.add(part);
    }
  }
  return [...parts];
}

function schemaBelow(parts: readonly JsonObject[], value: JsonObject | JsonValue[], key: string) {
  const below = Array.isArray(value)
    ? parts.map(({ items }) => items)
    : [
        ...parts.map(({ properties }) => isObject(properties) && entryOf(properties, key)),
        ...parts.map(({ additionalProperties }) => additionalProperties),
      ];
  return below.find(isObject);
}

export function typesOf(parts: readonly JsonObject[]): readonly JsonValue[] {
  return parts.flatMap(({ type }) => (type === undefined ? [] : type));
}

export function itemsIn(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}
