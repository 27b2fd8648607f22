import { isObject, type JsonObject } from '@frontier/reference/document';

/** The types a schema names, `null` aside. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  const types = Array.isArray(type) ? type : [type];
  return types.filter((name): name is string => typeof name === 'string' && name !== 'null');
}

/** A value with nothing inside and no closed list of choices: text or number. */
export function isLeaf(schema: JsonObject): boolean {
  const types = typesOf(schema);
  return (
    types.length > 0 &&
    types.every((type) => ['string', 'number', 'integer'].includes(type)) &&
    schema.enum === undefined &&
    schema.const === undefined
  );
}

/** True of `{ $ref }` alone: whatever is asked of it is asked where it leads. */
export function isPureReference(schema: JsonObject): boolean {
  return typeof schema.$ref === 'string' && Object.keys(schema).length === 1;
}

/** True when `example`, or a non-empty `examples` list or map, is there. */
export function hasExample({ example, examples }: JsonObject): boolean {
  if (example !== undefined) return true;
  if (Array.isArray(examples)) return examples.length > 0;
  return isObject(examples) && Object.keys(examples).length > 0;
}
