import type { Operation, SchemaNode } from '@frontier/reference';

/** A field whose value comes from a named list. */
export interface EnumPlace {
  /** Name of the list. */
  readonly list: string;
  /** Field's path within the body, or the parameter's name. */
  readonly field: string;
  readonly anchor: string;
}

/** Every place of an operation where a named list of values is used. */
export function collectEnumPlaces(operation: Operation): EnumPlace[] {
  const places: EnumPlace[] = [];
  const visit = (schema: SchemaNode, anchor: string, field: string): void => {
    if (schema.enumValues.length > 0 && schema.name !== undefined) {
      places.push({ list: schema.name, field, anchor });
    }
    if (schema.items) visit(schema.items, anchor, field);
    for (const property of schema.properties) {
      const path = field === '' ? property.name : `${field}.${property.name}`;
      visit(property.schema, property.anchor, path);
    }
  };
  for (const { parameters } of operation.parameters) {
    for (const { anchor, name, schema } of parameters) if (schema) visit(schema, anchor, name);
  }
  for (const body of [operation.requestBody, ...operation.responses]) {
    for (const { schema } of body?.content ?? []) if (schema) visit(schema, body?.anchor ?? '', '');
  }
  return places;
}
