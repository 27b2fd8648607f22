import { isObject, type JsonValue } from '../json.js';
import { parseMarked, restoreMarked } from '../markedJson.js';
import { isJsonType } from './buildExamples.js';
import { printJson } from './printJson.js';
import { limitOf } from './read.js';
import type { SchemaNode } from './types/schema.js';
import type { Operation } from './types/service.js';

/**
 * Reduces an example of an operation's body to its required fields and the minimum number of items. Only the author
 * of an example knows whether it still makes sense afterwards.
 *
 * @param name of an example of the JSON body.
 * @returns the operation with the reduced example; `undefined` if the example does not exist, no field is required,
 * or the first example of the body is already as small.
 * @example
 * const [operation] = operationsOf(service)
 * keepRequired(operation, 'none') // undefined
 */
export function keepRequired(operation: Operation, name: string): Operation | undefined {
  const { request, requestBody } = operation;
  const media = requestBody?.content.find((one) => isJsonType(one.name));
  const example = media?.examples.find((one) => one.name === name);
  if (!request || !requestBody || !media?.schema || !example) return undefined;
  if (example.cut || example.externalValue !== undefined) return undefined;
  const value = keepValue(parseMarked(example.text), media.schema);
  const text = restoreMarked(printJson(value, '', new Map()));
  if (text === '{}' || text === media.examples[0]?.text) return undefined;
  return {
    ...operation,
    requestBody: { ...requestBody, content: [{ ...media, examples: [{ ...example, text }] }] },
    request: { ...request, body: { kind: 'json', mediaType: media.name, text } },
  };
}

function keepValue(value: JsonValue, schema: SchemaNode): JsonValue {
  if (hasFurtherRules(schema)) return value;
  if (Array.isArray(value)) {
    const { items } = schema;
    // One item illustrates a list, even if none is required.
    const least = Math.max(1, Number(limitOf(schema, 'minItems') ?? 1));
    return items ? value.slice(0, least).map((item) => keepValue(item, items)) : value;
  }
  if (!isObject(value)) return value;
  const properties = new Map(schema.properties.map((property) => [property.name, property]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const property = properties.get(name);
      if (property?.schema.readOnly) return [];
      if (property?.required) return [[name, keepValue(member, property.schema)]];
      return schema.alsoRequired.includes(name) ? [[name, member]] : [];
    }),
  );
}

/** Whether a schema has rules about required fields besides `required`. */
function hasFurtherRules(schema: SchemaNode): boolean {
  const { choices, conditions, dependentRequired, dependentSchemas, prefixItems } = schema;
  const rules = [choices, conditions, dependentRequired, dependentSchemas, prefixItems];
  const isElsewhere = schema.link ?? schema.not ?? schema.contains;
  return isElsewhere !== undefined || rules.some(({ length }) => length > 0);
}
