import {
  type Contract,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from '../contract/Contract.js';
import { listFaultKinds } from '../server/faults.js';

/** The calls of a contract for the console. */
export type DescribedService = ReturnType<typeof describeCalls>[number];

export type DescribedCall = DescribedService['calls'][number];

/** A form field: a parameter, a form part, or a field of a JSON body. */
export interface DescribedField {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  required: boolean;
  /** `string`, `integer`, `array`…; `file` for an uploaded file. */
  type: string;
  format: string | null;
  /** For a list, the values of its items. */
  enum: string[] | null;
  description: string;
  example: string | null;
  default: string | null;
  /** The kind of object that the example's identifier belongs to: `cadastro`. */
  identifies: string | null;
}

/** Maximum nesting of listed fields; only the examples show deeper ones. */
const DEEPEST = 4;

/** Describes all calls of the contracts for the console's forms. */
export function describeCalls(
  contracts: readonly Contract[],
  storyIds: ReadonlyMap<string, string>,
) {
  const nouns = new Map([...storyIds].map(([kind, id]) => [id, nounOf(kind)]));
  return contracts.map((contract) => ({
    service: contract.service,
    title: (contract.document as unknown as { info: { title: string } }).info.title,
    calls: contract.operations.map((operation) => {
      const { document } = contract;
      const { method, path } = operation;
      const item = document.paths[path] as unknown as JsonObject;
      const call = item[method.toLowerCase()] as JsonObject;
      const parameters = [item, call].flatMap(({ parameters: own = [] }) => own as JsonObject[]);
      return {
        id: operation.id,
        method,
        path,
        summary: textOf(call.summary),
        description: textOf(call.description),
        secured: operation.secured,
        parameters: parameters.map((one) => describeParameter(document, one, nouns)),
        body: describeBody(document, call, nouns),
        faults: listFaultKinds(operation),
      };
    }),
  }));
}

/** Extracts `documento do cadastro` from `documento do cadastro 04821357000191`. */
function nounOf(kind: string): string {
  return (/^[^A-Z0-9,]+/.exec(kind)?.[0] ?? kind).trim();
}

function describeParameter(
  document: OpenApiDocument,
  part: JsonObject,
  nouns: ReadonlyMap<string, string>,
): DescribedField {
  const parameter = resolve(document, part) as JsonObject;
  const { example, in: place, name, required, schema } = parameter;
  const field = describeField(document, String(name), schema as JsonObject, nouns);
  const own = example === undefined ? {} : describeExample(example, nouns);
  return {
    ...field,
    ...own,
    in: place as DescribedField['in'],
    required: required === true,
    description: textOf(parameter.description) || field.description,
  };
}

function describeBody(
  document: OpenApiDocument,
  call: JsonObject,
  nouns: ReadonlyMap<string, string>,
) {
  const body = resolve(document, call.requestBody as JsonObject | undefined);
  const content = (body?.content ?? {}) as Record<string, JsonObject>;
  const [type] = Object.keys(content);
  if (body === undefined || type === undefined) return null;
  const media = resolve(document, content[type]) as JsonObject;
  const examples = Object.entries((media.examples ?? {}) as Record<string, JsonObject>).map(
    ([name, part]) => ({
      name,
      ...(resolve(document, part) as { summary?: unknown; value: unknown }),
    }),
  );
  const samples = new Map<string, unknown>();
  for (const { value } of examples) collectSamples(value, '', samples);
  return {
    type,
    required: body.required === true,
    fields: listFields(document, media.schema as JsonObject, nouns).map((field) => ({
      ...field,
      ...(field.example === null && describeExample(samples.get(field.name), nouns)),
    })),
    examples: examples.map(({ name, summary, value }) => ({
      name,
      summary: textOf(summary) || name,
      text: JSON.stringify(value, null, 2),
    })),
  };
}

/** Collects the first example value of each field, by path: `investidores[].cpfCnpj`. */
function collectSamples(value: unknown, path: string, samples: Map<string, unknown>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectSamples(item, `${path}[]`, samples);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      collectSamples(part, path === '' ? name : `${path}.${name}`, samples);
    }
  } else if (!samples.has(path)) samples.set(path, value);
}

/** Lists the fields of a schema, nested ones by path: `emissor.cnpj`, `investidores[].cpfCnpj`. */
function listFields(
  document: OpenApiDocument,
  schema: JsonObject,
  nouns: ReadonlyMap<string, string>,
  prefix = '',
  depth = 0,
): DescribedField[] {
  const { items, properties, required } = mergeSchema(document, schema);
  if (depth > DEEPEST) return [];
  if (items) return listFields(document, items as JsonObject, nouns, `${prefix}[].`, depth + 1);
  const names = (required ?? []) as string[];
  return Object.entries((properties ?? {}) as Record<string, JsonObject>).flatMap(
    ([name, part]) => {
      const path = prefix + name;
      const field = {
        ...describeField(document, path, part, nouns),
        required: names.includes(name),
      };
      const merged = mergeSchema(document, part);
      const inner = listFields(document, part, nouns, merged.items ? path : `${path}.`, depth + 1);
      return [field, ...inner];
    },
  );
}

function describeField(
  document: OpenApiDocument,
  name: string,
  part: JsonObject | undefined,
  nouns: ReadonlyMap<string, string>,
): DescribedField {
  const schema = mergeSchema(document, part);
  const items = mergeSchema(document, schema.items as JsonObject | undefined);
  const isFile = schema.format === 'binary' || schema.contentMediaType !== undefined;
  const types = [schema.type ?? 'string'].flat().filter((one) => one !== 'null');
  const values = schema.enum ?? items.enum;
  const [example = null] = [schema.example, schema.examples, items.example, items.examples].flat();
  return {
    name,
    in: 'body',
    required: false,
    type: isFile ? 'file' : String(types[0]),
    format: (schema.format ?? items.format ?? null) as string | null,
    enum: Array.isArray(values) ? values.filter((one) => one !== null).map(String) : null,
    description: textOf(schema.description),
    default: schema.default === undefined ? null : String(schema.default),
    ...describeExample(example, nouns),
  };
}

function describeExample(value: unknown, nouns: ReadonlyMap<string, string>) {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const example = first === undefined || first === null ? null : String(first);
  const isPerson = /^\d{11}(\d{3})?$/.test(example ?? '');
  const identifies = nouns.get(example ?? '') ?? (isPerson ? 'pessoa' : null);
  return { example: typeof first === 'object' ? null : example, identifies };
}

/** Dereferences a schema and merges its `allOf` and the first non-null member of `anyOf` and `oneOf` into it. */
function mergeSchema(document: OpenApiDocument, part: JsonObject | undefined): JsonObject {
  const schema = (resolve(document, part) ?? {}) as JsonObject;
  const { allOf = [], anyOf = [], oneOf = [], ...own } = schema as Record<string, JsonObject[]>;
  const choices = [...anyOf, ...oneOf].filter(({ type }) => type !== 'null');
  const inner = [...allOf, ...choices.slice(0, 1)].map((one) => mergeSchema(document, one));
  const properties = Object.assign({}, ...inner.map((one) => one.properties), own.properties);
  const merged = Object.assign({}, ...inner, own) as JsonObject;
  return Object.keys(properties).length > 0 ? { ...merged, properties } : merged;
}

/** Strips links and code marks: the console has no pages that links could lead to. */
function textOf(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text
    .replace(/ ?\[leitura nossa\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim();
}
