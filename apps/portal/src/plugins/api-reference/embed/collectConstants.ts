import type { Labels, Operation, Parameter, SchemaNode } from '@frontier/reference';
import { bareValue, describeLimits } from '@frontier/reference';

type Add = (path: string, value: string | undefined) => void;

/**
 * Collects what a schema and everything in it fixes: `default`, `format`, `const`, every limit under its
 * keyword, and `limits`, all of them in words. A list's items are addressed as the list itself.
 *
 * @param at address of the schema: an operation's field, or a schema's name and field.
 */
export function collectSchemaConstants(
  at: string,
  schema: SchemaNode,
  labels: Labels,
  add: Add,
): void {
  add(`${at}.default`, schema.defaultValue && bareValue(schema.defaultValue));
  add(`${at}.format`, schema.format);
  add(`${at}.const`, schema.constValue && bareValue(schema.constValue));
  for (const { keyword, value } of schema.constraints) add(`${at}.${keyword}`, value);
  const { patterns, phrases } = describeLimits(schema.constraints, labels);
  if (patterns.length === 0) add(`${at}.limits`, phrases.join(', ') || undefined);
  if (schema.items) collectSchemaConstants(at, schema.items, labels, add);
  for (const { name, schema: property } of schema.properties) {
    collectSchemaConstants(`${at}.${name}`, property, labels, add);
  }
}

/** The same for an operation's parameters and bodies, addressed as the reference's anchors are. */
export function collectOperationConstants(operation: Operation, labels: Labels, add: Add): void {
  const parameter = ({ anchor, schema }: Parameter) => {
    if (schema) collectSchemaConstants(anchor, schema, labels, add);
  };
  for (const group of operation.parameters) group.parameters.forEach(parameter);
  for (const body of [operation.requestBody, ...operation.responses]) {
    if (!body) continue;
    for (const { schema } of body.content) {
      if (schema) collectSchemaConstants(body.anchor, schema, labels, add);
    }
  }
  for (const response of operation.responses) response.headers.forEach(parameter);
}
