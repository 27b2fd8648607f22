import type { MediaType, Operation, Questioned, SchemaNode } from '@frontier/openapi';

export interface OperationField extends Questioned {
  readonly place: FieldPlace;
  /** Status of the response that has the field. */
  readonly status?: string;
  /** Names from the outermost object inwards: `investidores[].cpfCnpj`. */
  readonly path: string;
  readonly required: boolean;
  readonly schema?: SchemaNode | undefined;
  readonly example: string | undefined;
  readonly description: string;
  readonly anchor: string;
}

/** A field of a notification is in a `request`, which the provider sends. */
export type FieldPlace = Operation['parameters'][number]['location'] | 'request' | 'response';

/** Every parameter and field of an operation, in the order of the reference. */
export function listFields(operation: Operation): OperationField[] {
  const { parameters: groups, requestBody, responses } = operation;
  return [
    ...groups.flatMap(({ location, parameters }) =>
      parameters.map(({ description = '', examples, name, ...parameter }): OperationField => {
        const example = examples[0]?.text ?? parameter.schema?.examples[0];
        return { ...parameter, place: location, path: name, example, description };
      }),
    ),
    ...walkBody(requestBody?.content ?? [], { place: 'request' }),
    ...responses.flatMap(({ content, status }) => walkBody(content, { place: 'response', status })),
  ];
}

function walkBody(
  content: readonly MediaType[],
  place: Pick<OperationField, 'place' | 'status'>,
): OperationField[] {
  return content.flatMap(({ itemSchema, schema }) => [
    ...listSchemaFields(schema, place),
    ...listSchemaFields(itemSchema, place),
  ]);
}

/** Every field of a schema, in the same order. */
export function listSchemaFields(
  schema: SchemaNode | undefined,
  place: Pick<OperationField, 'place' | 'status'> = { place: 'response' },
  prefix = '',
): OperationField[] {
  return [
    ...(schema?.properties ?? []).flatMap(
      ({ anchor, name, required, schema: own }): OperationField[] => {
        const path = prefix === '' ? name : `${prefix}.${name}`;
        const { assumptions, description = '', openQuestions } = describedPart(own);
        const said = { description, assumptions, openQuestions };
        return [
          { ...place, ...said, path, required, schema: own, example: own.examples[0], anchor },
          ...listSchemaFields(own, place, path),
        ];
      },
    ),
    ...(schema?.items ? listSchemaFields(schema.items, place, `${prefix}[]`) : []),
  ];
}

/** The schema of a field, or of its items if only they have a description. */
export function describedPart(schema: SchemaNode): SchemaNode {
  return schema.description === undefined ? (schema.items ?? schema) : schema;
}

/** A path without the brackets of lists. */
export function bareFieldPath(path: string): string {
  return path.replaceAll(/^\[\]\.|\[\]/g, '');
}
