import { parse } from 'yaml';
import type {
  Content,
  Contract,
  ContractOperation,
  JsonObject,
  Questions,
  Schema,
} from './Contract.js';

/** The parts of an OpenAPI document that are read, with resolved references. */
export interface OpenApiDocument {
  info: { title: string };
  security?: unknown[];
  /** By path, then by method; `parameters` is a key beside the methods. */
  paths: Record<string, PathItem>;
  webhooks?: Record<string, { post?: { requestBody?: Body } }>;
  components?: { schemas?: Record<string, Schema> };
}

type PathItem = Record<string, Operation> & { parameters?: Parameter[] };

interface Operation extends Described {
  operationId?: string;
  summary?: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Body & { required?: boolean };
  responses: Record<string, Body & { description?: string; 'x-texto'?: string }>;
}

interface Described {
  description?: string;
  'x-perguntas'?: Questions;
}

interface Parameter extends Described {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: Schema;
}

interface Body {
  content?: Record<string, Partial<Omit<Content, 'type'>>>;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);

/**
 * One address serves all contracts, so no two may share an operation.
 * @throws Error naming a route or an `operationId` that two contracts define
 */
export function refuseDuplicates(contracts: readonly Contract[]): void {
  const seen = new Map<string, string>();
  for (const { service, operations } of contracts) {
    for (const { id, method, path: route } of operations) {
      for (const key of [id, `${method} ${route.replace(/\{[^}]+\}/g, '{}')}`]) {
        const other = seen.get(key);
        if (other !== undefined) throw new Error(`${key} está em ${other} e em ${service}`);
        seen.set(key, service);
      }
    }
  }
}

/** Parses a contract. @throws Error naming the file when the text is not an OpenAPI document */
export function parseDocument(file: string, text: string): OpenApiDocument {
  const document: unknown = parse(text, { maxAliasCount: 100 });
  const { openapi, paths } = (document ?? {}) as JsonObject;
  if (openapi === undefined || typeof paths !== 'object' || paths === null) {
    throw new Error(`${file}: não é um contrato OpenAPI com paths`);
  }
  return keepReferenceSiblings(document as OpenApiDocument);
}

/** Keys beside a reference that are no rules for the value. */
const WORDS = new Set(['$ref', 'description', 'x-perguntas']);

/** Keywords whose content is data: a `$ref` in it is not a reference. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/**
 * Rewrites `{ $ref, default }` as `{ allOf: [{ $ref }], default }`, an equivalent in OpenAPI 3.1. The
 * dereferencer replaces the whole object with the target and would lose the default.
 */
function keepReferenceSiblings<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(keepReferenceSiblings) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => [
    key,
    DATA.has(key) ? value : keepReferenceSiblings(value),
  ]);
  const siblings = entries.filter(([key]) => !WORDS.has(key));
  const [, reference] = entries.find(([key]) => key === '$ref') ?? [];
  if (typeof reference !== 'string' || siblings.length === 0) {
    return Object.fromEntries(entries) as Part;
  }
  return { ...Object.fromEntries(siblings), allOf: [{ $ref: reference }] } as Part;
}

/** Reads a contract from its document. @throws Error naming an operation without an `operationId` */
export function readContract(service: string, document: OpenApiDocument): Contract {
  const { components, info, paths, security = [], webhooks = {} } = document;
  const notifications = Object.entries(webhooks).flatMap(([name, { post }]) => {
    const content = readContent(post?.requestBody);
    return content ? [[name, content]] : [];
  });
  const choices = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) =>
    schema.enum ? [[name, schema.enum]] : [],
  );
  return {
    service,
    title: info.title,
    operations: Object.entries(paths).flatMap(([path, item]) =>
      Object.entries<Operation>(item)
        .filter(([method]) => METHODS.has(method))
        .map(([method, operation]) =>
          readOperation({ method, path, security, service }, item, operation),
        ),
    ),
    notifications: Object.fromEntries(notifications),
    choices: Object.fromEntries(choices),
  };
}

interface OperationHead {
  service: string;
  method: string;
  path: string;
  /** The document's own. */
  security: unknown[];
}

function readOperation(
  { method, path, security, service }: OperationHead,
  { parameters: shared = [] }: PathItem,
  { operationId, parameters = [], requestBody, responses, ...operation }: Operation,
): ContractOperation {
  if (!operationId) throw new Error(`${method} ${path} sem operationId`);
  // An operation's parameter replaces the path's of the same name and place.
  const all = new Map([...shared, ...parameters].map((one) => [`${one.in} ${one.name}`, one]));
  const [success = '200'] = Object.keys(responses).filter((code) => /^2\d\d$/.test(code));
  const body = readContent(requestBody);
  const answer = readContent(responses[success]);
  return {
    id: operationId,
    service,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: sayQuestions(operation),
    secured: (operation.security ?? security).length > 0,
    params: objectOf([...all.values()].filter((one) => one.in === 'path')),
    query: objectOf([...all.values()].filter((one) => one.in === 'query')),
    bodyTypes: Object.keys(requestBody?.content ?? {}),
    bodyRequired: requestBody?.required ?? false,
    ...(body && { body }),
    successStatus: Number(success),
    ...(answer && { answer }),
    errorTexts: Object.fromEntries(
      Object.entries(responses)
        .filter(([code]) => Number(code) >= 400)
        .map(([code, { description = null, 'x-texto': known }]) => [
          code,
          known === 'desconhecido' ? null : description,
        ]),
    ),
  };
}

/** A description, followed by what is assumed and what is not said. */
export function sayQuestions({ description = '', 'x-perguntas': asked = [] }: Described): string {
  const said = asked.map((one) =>
    typeof one === 'string' ? '' : (one.lacuna ?? one.leitura ?? ''),
  );
  const sentences = said.map((text) => text.replaceAll(/[[\]]/g, ''));
  return [description, ...sentences].filter(Boolean).join(' ');
}

/** The schema of an object with one property for each parameter. */
function objectOf(parameters: readonly Parameter[]): Schema {
  if (parameters.length === 0) return {};
  const properties = parameters.map(({ example, name, schema, ...described }) => {
    const description = sayQuestions(described);
    return [
      name,
      { ...schema, ...(description && { description }), ...(example !== undefined && { example }) },
    ];
  });
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(properties), required };
}

/** The first media type of a body. */
function readContent({ content = {} }: Body = {}): Content | undefined {
  const [first] = Object.entries(content);
  if (!first) return undefined;
  const [type, { examples = {}, schema = {} }] = first;
  return { type, schema, examples };
}
