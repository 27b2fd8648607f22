import type { ResolvedContent, ResolvedContract, ResolvedSchema } from '@frontier/openapi/resolve';
import { partsOf } from '../contract/schemaParts.js';
import { listFaultKinds } from '../server/faults.js';
import { listPreparedStates } from '../story/Story.js';

export type DescribedService = ReturnType<typeof describeCalls>[number];

export type DescribedCall = DescribedService['calls'][number];

/** A parameter, or a part of a form. */
export type DescribedField = ReturnType<typeof describeFields>[number];

export function describeCalls(contracts: readonly ResolvedContract[]) {
  const prepared = listPreparedStates();
  return contracts.map(({ operations, service, title }) => ({
    service,
    title,
    calls: operations.map((operation) => ({
      id: operation.id,
      service,
      method: operation.method,
      path: operation.path,
      summary: withoutMarkdown(operation.summary),
      description: withoutMarkdown(operation.description),
      secured: operation.secured,
      parameters: (['path', 'query'] as const).flatMap((part) => {
        const schema = part === 'path' ? operation.params : operation.query;
        return describeFields(schema).map((field) => ({ ...field, in: part }));
      }),
      body: operation.body ? describeCallBody(operation.body) : null,
      faults: listFaultKinds(operation),
      prepared: prepared.get(operation.id) ?? null,
    })),
  }));
}

function describeCallBody({ examples, schema, type }: ResolvedContent) {
  return {
    type,
    fields: type === 'multipart/form-data' ? describeFields(schema) : [],
    examples: Object.entries(examples).map(([name, { summary, value }]) => ({
      summary: withoutMarkdown(summary) || name,
      text: JSON.stringify(value, null, 2),
    })),
  };
}

function describeFields(schema: ResolvedSchema) {
  const { properties = {}, required = [], unknownPresence } = mergeSchema(schema);
  return Object.entries(properties).map(([name, part]) => {
    const isRequired = required.includes(name);
    /** Id of the question about its presence; `null` if the contract is clear. */
    const question = isRequired ? null : (unknownPresence ?? null);
    return { ...describeField(name, part), required: isRequired, question };
  });
}

function describeField(name: string, part: ResolvedSchema) {
  const schema = mergeSchema(part);
  const items = mergeSchema(schema.items ?? {});
  const isFile = schema.format === 'binary' || schema.contentMediaType !== undefined;
  const types = [schema.type ?? 'string'].flat().filter((one) => one !== 'null');
  const values = schema.enum ?? items.enum;
  const [example = null] = [schema.example].flat();
  return {
    name,
    in: 'body' as 'path' | 'query' | 'body',
    type: isFile ? 'file' : String(types[0]),
    format: schema.format ?? items.format ?? null,
    // For a list, the values of its items.
    enum: values?.filter((one) => one !== null).map(String) ?? null,
    description: withoutMarkdown([schema.description, schema.notes].filter(Boolean).join(' ')),
    example: typeof example === 'object' ? null : String(example),
  };
}

/** Merges the schemas of one value; a keyword of the schema itself comes before those of its members. */
function mergeSchema(schema: ResolvedSchema): ResolvedSchema {
  const [own, ...members] = partsOf(schema).filter(({ type }) => type !== 'null');
  const parts = [...members, own];
  const properties = Object.assign({}, ...parts.map((part) => part?.properties));
  return Object.assign({}, ...parts, { properties });
}

/** Strips links and code marks: the console has no pages that links could lead to. */
function withoutMarkdown(text = ''): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim();
}
