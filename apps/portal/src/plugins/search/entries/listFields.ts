import type { Operation, Parameter, SchemaNode } from '@frontier/openapi';
import { bareValue, describeLimits, portuguese } from '@frontier/reference';
import type { Entry } from '@frontier/search';
import { plainMarkdown } from './plainMarkdown';

/** An operation's parameters, headers and fields, each followed by the values it allows. */
export function listFields(operation: Operation): Entry[] {
  const parameters = operation.parameters.flatMap((group) => group.parameters);
  const headers = operation.responses.flatMap((response) => response.headers);
  const bodies = [operation.requestBody, ...operation.responses];
  return [
    ...[...parameters, ...headers].flatMap(describeParameter),
    ...bodies.flatMap((body) =>
      (body?.content ?? []).flatMap(({ schema }) => (schema ? walk(schema, body?.anchor) : [])),
    ),
  ];
}

function describeParameter({ anchor, description, name, schema }: Parameter): Entry[] {
  return [
    describeField(name, anchor, schema, description),
    ...(schema ? walk(schema, anchor) : []),
  ];
}

/** The values that a schema at an anchor allows, and everything in it. */
function walk(schema: SchemaNode, anchor = ''): Entry[] {
  return [
    ...schema.enumValues.map(
      ({ description, text }): Entry => ({
        kind: 'value',
        anchor,
        title: bareValue(text),
        text: plainMarkdown(description),
        names: [],
      }),
    ),
    ...schema.properties.flatMap(({ anchor: own, name, schema: property }) => [
      describeField(name, own, property, property.description ?? property.items?.description),
      ...walk(property, own),
    ]),
    ...(schema.items ? walk(schema.items, anchor) : []),
    ...schema.choices.flatMap(({ options }) =>
      options.flatMap((option) => walk(option.schema, option.anchor)),
    ),
  ];
}

function describeField(
  title: string,
  anchor: string,
  schema: SchemaNode | undefined,
  description: string | undefined,
): Entry {
  const text = [plainMarkdown(description), ...(schema ? describeFacts(schema) : [])];
  return { kind: 'field', anchor, title, text: text.filter(Boolean).join(' '), names: [] };
}

/** What a field's value must be, in the reference's words. */
function describeFacts({ constraints, defaultValue }: SchemaNode): string[] {
  const { phrases } = describeLimits(constraints, portuguese);
  const facts = [
    ...(defaultValue === undefined ? [] : [`padrão ${bareValue(defaultValue)}`]),
    ...phrases,
  ];
  return facts.length > 0 ? [`(${facts.join(', ')})`] : [];
}
