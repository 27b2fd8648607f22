import { entryOf, isObject, type JsonObject, type JsonValue, resolveRef } from '@frontier/openapi';

/** Keywords that say what a body must look like; limits and texts are left to the contract. */
const KEPT = new Set(['type', 'required', 'enum', 'const']);
const HOLDS_SCHEMA = new Set(['items', 'additionalProperties']);
const HOLDS_LIST = new Set(['allOf', 'anyOf', 'oneOf']);
const HOLDS_MAP = new Set(['properties']);
const IS_JSON = /^application\/(?:[\w.-]+\+)?json\b/;

/**
 * The shape of an operation's answer of success, as a JSON Schema of draft 7 that needs nothing else:
 * types, fields, required ones and listed values. Nothing where the contract describes no JSON.
 *
 * @param operation as it stands in the document.
 */
export function shapeOf(root: JsonObject, operation: JsonObject): JsonObject | undefined {
  const responses = isObject(operation.responses) ? operation.responses : {};
  const [good] = Object.keys(responses).filter((status) => /^2\d\d$/.test(status));
  const response = follow(root, entryOf(responses, good ?? ''));
  const content = isObject(response?.content) ? response.content : {};
  const type = Object.keys(content).find((name) => IS_JSON.test(name));
  const media = entryOf(content, type ?? '');
  if (!isObject(media) || !isObject(media.schema)) return undefined;
  const definitions: Record<string, JsonValue> = {};
  const shape = reduce(media.schema, root, definitions);
  return Object.keys(definitions).length > 0 ? { ...shape, definitions } : shape;
}

function follow(root: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value.$ref !== 'string') return value;
  const found = resolveRef(root, value.$ref)?.value;
  return isObject(found) ? found : undefined;
}

function reduce(
  schema: JsonObject,
  root: JsonObject,
  definitions: Record<string, JsonValue>,
): JsonObject {
  const each = (value: JsonValue): JsonValue =>
    isObject(value) ? reduce(value, root, definitions) : value;
  const own = Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, JsonValue][] => {
      if (KEPT.has(keyword)) return [[keyword, value]];
      if (HOLDS_SCHEMA.has(keyword)) return [[keyword, each(value)]];
      if (HOLDS_LIST.has(keyword) && Array.isArray(value)) return [[keyword, value.map(each)]];
      if (!HOLDS_MAP.has(keyword) || !isObject(value)) return [];
      const fields = Object.entries(value).map(([name, field]) => [name, each(field)] as const);
      return [[keyword, Object.fromEntries(fields)]];
    }),
  );
  const shape = schema.nullable === true ? { anyOf: [own, { type: 'null' }] } : own;
  if (typeof schema.$ref !== 'string') return shape;
  const reference = { $ref: define(schema.$ref, root, definitions) };
  // Draft 7 reads nothing beside a reference.
  return Object.keys(own).length > 0 ? { allOf: [reference, shape] } : reference;
}

/** Puts what a reference leads to among the definitions, once. */
function define(
  reference: string,
  root: JsonObject,
  definitions: Record<string, JsonValue>,
): string {
  const name = reference.replace(/^#\/components\/schemas\//, '').replace(/[^\w-]/g, '.');
  if (!Object.hasOwn(definitions, name)) {
    definitions[name] = true;
    const target = resolveRef(root, reference)?.value;
    if (isObject(target)) definitions[name] = reduce(target, root, definitions);
  }
  return `#/definitions/${name}`;
}
