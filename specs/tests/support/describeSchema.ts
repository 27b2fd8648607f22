import { isObject, type JsonObject, type JsonValue, resolveRef } from '@frontier/openapi';
import { type Facts, joinPath, ROOT } from './facts';

/** Keywords that explain and bind nobody. */
const ANNOTATIONS = new Set(['description', 'example', 'examples', 'x-enumDescriptions']);

/**
 * Facts of a schema and of every schema inside it. Nothing that binds is left out: a keyword the
 * pins do not know stands in the facts and makes them differ.
 */
export function describeSchema(
  root: JsonObject,
  schema: JsonValue | undefined,
  path = ROOT,
  required = false,
): Facts {
  const {
    properties,
    required: names,
    items,
    additionalProperties,
    ...rest
  } = follow(root, schema);
  const own = Object.entries(rest).filter(([keyword]) => !ANNOTATIONS.has(keyword));
  const inner = isObject(properties) ? Object.entries(properties) : [];
  const musts = Array.isArray(names) ? names : [];
  const unknown = musts.filter((name) => !inner.some(([known]) => known === name));
  const facts = inner.map(([name, value]) =>
    describeSchema(root, value, joinPath(path, name), musts.includes(name)),
  );
  if (items !== undefined) facts.push(describeSchema(root, items, joinPath(path, '[]')));
  if (additionalProperties !== undefined) {
    facts.push(describeSchema(root, additionalProperties, joinPath(path, '*')));
  }
  const self = {
    ...Object.fromEntries(own),
    ...(required ? { required: true } : {}),
    ...(unknown.length > 0 ? { requiredButUnknown: unknown } : {}),
  };
  return Object.assign({ [path]: self }, ...facts);
}

/** A schema with the one it refers to; what stands beside the reference wins. */
function follow(root: JsonObject, schema: JsonValue | undefined): JsonObject {
  if (!isObject(schema)) throw new Error(`Not a schema: ${JSON.stringify(schema)}`);
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return schema;
  return { ...follow(root, resolveRef(root, $ref)?.value), ...beside };
}
