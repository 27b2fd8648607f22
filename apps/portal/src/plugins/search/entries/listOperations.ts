import type { Operation, Parameter, Questioned, SchemaNode } from '@frontier/openapi';
import { bareValue, describeLimits, repeatsValue, withoutName } from '@frontier/reference';
import type { Entry, Group } from '@frontier/search';
import { type ContractIndex, errorsIn, errorTextOf } from '../../../contracts/buildContractIndex';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { sayQuestions } from '../../../shared/assumptions/writeQuestions';
import { plainText } from '../../../shared/mdx/plainText';

export function listOperationEntries({ route, service, title }: ContractModel): Group[] {
  const groups = service.groups.flatMap(({ tags }) =>
    tags.flatMap((tag) => tag.operations.map((operation) => ({ tag: tag.title, operation }))),
  );
  return groups.map(({ operation, tag }) => {
    const isWebhook = operation.kind !== 'path';
    return {
      kind: isWebhook ? 'event' : 'operation',
      page: route,
      area: service.id,
      trail: tag === title ? [title] : [title, tag],
      anchor: operation.anchor,
      title: operation.title,
      text: plainText(sayQuestions(operation)),
      names: isWebhook ? [operation.id, operation.path] : [operation.id],
      ...doubtOf(operation),
      ...(isWebhook ? {} : { method: operation.method, path: operation.path }),
      entries: [...listFieldEntries(operation), ...listErrors(operation)],
    };
  });
}

const TEXT_MISSING = 'Texto não informado.';

/** The errors of an operation. The title is the exact text if the contract has one, else its description. */
function listErrors(operation: Operation): Entry[] {
  return errorsIn(operation).map((response) => {
    const { anchor, status } = response;
    const { meaning, text } = errorTextOf(response);
    return {
      kind: 'error',
      anchor,
      title: plainText(text ?? meaning) || status,
      text: text === undefined ? TEXT_MISSING : '',
      names: [status],
      ...doubtOf(response),
    };
  });
}

function doubtOf({ assumptions = [], openQuestions = [] }: Questioned): Pick<Entry, 'doubt'> {
  if (assumptions.length > 0) return { doubt: 'assumption' };
  return openQuestions.length > 0 ? { doubt: 'question' } : {};
}

/** Errors of more than one call, without duplicates of status and text. */
export function listErrorTexts({ errors }: Pick<ContractIndex, 'errors'>): Entry[] {
  const known = new Map<string, Entry & { calls: number }>();
  for (const { meaning, status, text = meaning } of Object.values(errors).flat()) {
    if (text === undefined) continue;
    const title = plainText(text);
    const key = `${status} ${title}`;
    const calls = (known.get(key)?.calls ?? 0) + 1;
    known.set(key, { kind: 'error', anchor: '', title, text: '', names: [status], calls });
  }
  return [...known.values()]
    .filter(({ calls }) => calls > 1)
    .map(({ calls, ...entry }) => ({ ...entry, text: `${entry.names[0]}, em ${calls} chamadas.` }));
}

/** An operation's parameters, headers and fields, each followed by its enum values. */
function listFieldEntries(operation: Operation): Entry[] {
  const parameters = operation.parameters.flatMap((group) => group.parameters);
  const headers = operation.responses.flatMap((response) => response.headers);
  const bodies = [operation.requestBody, ...operation.responses];
  return [
    ...[...parameters, ...headers].flatMap(describeParameter),
    ...bodies.flatMap((body) =>
      (body?.content ?? []).flatMap(({ itemSchema, schema }) =>
        [schema, itemSchema].flatMap((node) => (node ? walk(node, body?.anchor) : [])),
      ),
    ),
  ];
}

function describeParameter(parameter: Parameter): Entry[] {
  const { anchor, name, schema } = parameter;
  return [describeField(name, anchor, schema, parameter), ...(schema ? walk(schema, anchor) : [])];
}

/** The enum values of a schema and the entries of its descendants. */
function walk(schema: SchemaNode, anchor = ''): Entry[] {
  return [
    ...schema.enumValues.map(
      ({ description = '', text }): Entry => ({
        kind: 'value',
        anchor,
        title: bareValue(text),
        text: repeatsValue(bareValue(text), description) ? '' : plainText(description),
        names: [],
      }),
    ),
    ...schema.properties.flatMap(({ anchor: own, name, schema: property }) => [
      describeField(name, own, property, describedPart(property)),
      ...walk(property, own),
    ]),
    ...(schema.items ? walk(schema.items, anchor) : []),
    ...schema.choices.flatMap(({ options }) =>
      options.flatMap((option) => walk(option.schema, option.anchor)),
    ),
  ];
}

/** The schema of a field, or of its items if only they have a description. */
function describedPart(schema: SchemaNode): SchemaNode {
  return schema.description === undefined ? (schema.items ?? schema) : schema;
}

function describeField(
  title: string,
  anchor: string,
  schema: SchemaNode | undefined,
  described: Questioned & { readonly description?: string },
): Entry {
  const description = withoutName(title, described.description ?? '');
  const said = plainText(sayQuestions({ ...described, description }));
  const text = [said, ...(schema ? writeFacts(schema, said) : [])];
  const values = (schema?.items ?? schema)?.enumValues ?? [];
  return {
    kind: 'field',
    anchor,
    title,
    text: text.filter(Boolean).join(' '),
    // Readers also type several values at once.
    ...(values.length > 0 && { rest: values.map((value) => bareValue(value.text)).join(', ') }),
    names: [],
    ...doubtOf(described),
  };
}

/** Default and constraints of a field in the reference's wording, without those that its description says. */
function writeFacts({ constraints, defaultValue }: SchemaNode, said: string): string[] {
  const { phrases } = describeLimits(constraints);
  const facts = [
    ...(defaultValue === undefined ? [] : [`padrão ${bareValue(defaultValue)}`]),
    ...phrases.filter((phrase) => !said.toLowerCase().includes(phrase.toLowerCase())),
  ];
  return facts.length > 0 ? [`(${facts.join(', ')})`] : [];
}
