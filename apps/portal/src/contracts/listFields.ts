import type { Operation, SchemaNode } from '@frontier/openapi';

export interface OperationField {
  readonly part: FieldPart;
  /** Names from the outermost object inwards: `investidores[].cpfCnpj`. */
  readonly path: string;
  readonly schema?: SchemaNode | undefined;
  readonly anchor: string;
}

/** A field of a notification is in a `request`: the provider sends it. */
export type FieldPart = Operation['parameters'][number]['location'] | 'request' | 'response';

/** Every parameter and field of an operation, in the order of the reference. */
export function listFields(operation: Operation): OperationField[] {
  const { parameters: groups, requestBody, responses } = operation;
  const ofBody = (part: FieldPart, content: Operation['responses'][number]['content'] = []) =>
    content.flatMap(({ itemSchema, schema }) => [
      ...listSchemaFields(schema, part),
      ...listSchemaFields(itemSchema, part),
    ]);
  return [
    ...groups.flatMap(({ location, parameters }) =>
      parameters.map(({ anchor, name, schema }) => ({
        part: location,
        path: name,
        schema,
        anchor,
      })),
    ),
    ...ofBody('request', requestBody?.content),
    ...responses.flatMap(({ content }) => ofBody('response', content)),
  ];
}

export function listSchemaFields(
  schema: SchemaNode | undefined,
  part: FieldPart = 'response',
  prefix = '',
): OperationField[] {
  return [
    ...(schema?.properties ?? []).flatMap(({ anchor, name, schema: own }): OperationField[] => {
      const path = prefix === '' ? name : `${prefix}.${name}`;
      return [{ part, path, schema: own, anchor }, ...listSchemaFields(own, part, path)];
    }),
    ...(schema?.items ? listSchemaFields(schema.items, part, `${prefix}[]`) : []),
  ];
}

/** A path without the brackets of lists. */
export function bareFieldPath(path: string): string {
  return path.replaceAll(/^\[\]\.|\[\]/g, '');
}
