import {
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  resolveRef,
} from '@frontier/openapi';

type Visit = (schema: JsonObject, value: JsonValue, pointer: string) => void;

/**
 * Goes down an example and its schema together, through references, properties, items and choices
 * (every branch of a choice is visited), and shows each pair of schema and value.
 */
export function walkExample(
  root: JsonObject,
  schema: JsonValue | undefined,
  value: JsonValue,
  pointer: string,
  visit: Visit,
): void {
  for (const part of expand(root, schema, new Set())) {
    visit(part, value, pointer);
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        walkExample(root, part.items, item, joinPointer(pointer, index), visit);
      });
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) {
        const declared = isObject(part.properties) ? part.properties[key] : undefined;
        const child = declared ?? part.additionalProperties;
        walkExample(root, child, item, joinPointer(pointer, key), visit);
      }
    }
  }
}

/** A schema with all schemas that it references or combines, each once. */
function expand(
  root: JsonObject,
  schema: JsonValue | undefined,
  seen: Set<JsonObject>,
): JsonObject[] {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const target = typeof schema.$ref === 'string' ? resolveRef(root, schema.$ref)?.value : undefined;
  const branches = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return [
    schema,
    ...expand(root, target, seen),
    ...branches.flatMap((branch) => expand(root, branch, seen)),
  ];
}
