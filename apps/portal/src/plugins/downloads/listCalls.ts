import {
  type Example,
  entryOf,
  isObject,
  type JsonObject,
  type JsonValue,
  type Operation,
  type Parameter,
  type ParameterGroup,
  type Response,
  resolveRef,
  type SampleRequest,
} from '@frontier/openapi';
import type { Contract, TokenOptions } from './Download';

/** The call that gives the token, and its credentials. */
export interface TokenCall {
  readonly call: Call;
  /** Fields of its body, each also the variable that holds its value. */
  readonly credentials: readonly string[];
  readonly options: TokenOptions;
}

/** Variables that scripts keep the token in. */
export const TOKEN = 'token';
export const EXPIRY = 'tokenExpiraEm';

/**
 * Finds the call that gives the token, held against its contract.
 *
 * @throws {Error} saying which name the contract doesn't have.
 */
export function findTokenCall(calls: readonly Call[], options: TokenOptions): TokenCall {
  const call = calls.find(({ id }) => id === options.operation);
  if (!call) throw new Error(`downloads: token.operation: nenhuma chamada ${options.operation}`);
  const fields = call.responses
    .flatMap(({ content }) => content)
    .flatMap(({ schema }) => schema?.properties ?? []);
  for (const field of [options.value, options.expiry]) {
    if (fields.some(({ name }) => name === field)) continue;
    throw new Error(`downloads: token: a resposta de ${call.id} não tem o campo ${field}`);
  }
  if (call.body?.kind !== 'json') throw new Error(`downloads: ${call.id} não envia JSON`);
  return { call, credentials: Object.keys(JSON.parse(call.body.text) as object), options };
}

/** The body of the call that gives the token, with variables for the credentials. */
export function writeCredentials(credentials: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(credentials.map((n) => [n, `{{${n}}}`])), null, 2);
}

/** One call of a contract, as the collection of calls shows it. */
export interface Call {
  readonly service: string;
  /** operationId. */
  readonly id: string;
  readonly title: string;
  /** Markdown with whole addresses: it is read outside the site. */
  readonly description: string;
  /** Upper case. */
  readonly method: string;
  /** With parameters in braces, by the names that `path` gives their values. */
  readonly template: string;
  /** The key of the contract's `paths`, where parameters may have other names. */
  readonly key: string;
  /** Variable that holds the service's address. */
  readonly host: string;
  readonly path: readonly CallParameter[];
  readonly query: readonly CallParameter[];
  /** Headers of the contract, without the token. */
  readonly headers: SampleRequest['headers'];
  readonly body: SampleRequest['body'];
  readonly needsToken: boolean;
  /** Status codes of success that the contract documents. */
  readonly successes: readonly number[];
  /** Whether the contract marks the code of success as this portal's own reading. */
  readonly isReading: boolean;
  /** JSON Schema of the body of success with its definitions; absent where the contract gives none. */
  readonly shape?: JsonObject | undefined;
  readonly responses: readonly Response[];
}

/** A parameter with one value. */
export interface CallParameter {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly required: boolean;
}

/** The calls of one service under one heading. */
export interface CallGroup {
  readonly title: string;
  readonly calls: readonly Call[];
}

/** The calls of one contract. */
export interface CallService {
  readonly id: string;
  /** Name the portal gives the service. */
  readonly title: string;
  /** Variable that holds its address. */
  readonly host: string;
  /** Its first address in the contract, and the description there. */
  readonly url: string;
  readonly environment: string;
  readonly groups: readonly CallGroup[];
}

/** Name of the test that checks the status. */
export function describeStatus({ isReading, successes }: Call): string {
  const codes = successes.join(' ou ');
  return `O código é o do contrato (${codes}${isReading ? ', leitura nossa' : ''})`;
}

/** Keywords that are kept in shapes. Limits and texts are left out. */
const KEPT = new Set(['type', 'required', 'enum', 'const']);
const HOLDS_SCHEMA = new Set(['items', 'additionalProperties']);
const HOLDS_LIST = new Set(['allOf', 'anyOf', 'oneOf']);
const HOLDS_MAP = new Set(['properties']);
const IS_JSON = /^application\/(?:[\w.-]+\+)?json\b/;

/**
 * The shape of an operation's answer of success, as a JSON Schema of draft 7 that needs nothing else:
 * types, fields, required ones and listed values. Nothing where the contract describes no JSON.
 *
 * @param operation of the document, not of the model.
 */
function shapeOf(root: JsonObject, operation: JsonObject): JsonObject | undefined {
  const responses = isObject(operation.responses) ? operation.responses : {};
  const [good] = Object.keys(responses).filter((status) => /^2\d\d$/.test(status));
  const response = follow(root, entryOf(responses, good ?? ''));
  const content = isObject(response?.content) ? response.content : {};
  const type = Object.keys(content).find((name) => IS_JSON.test(name));
  const media = entryOf(content, type ?? '');
  if (!isObject(media) || !isObject(media.schema)) return undefined;
  const definitions: Record<string, JsonValue> = {};
  const shape = reduce(media.schema, root, definitions);
  return Object.keys(definitions).length > 0 ? { ...shape, definitions } : shape;
}

function follow(root: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value.$ref !== 'string') return value;
  const found = resolveRef(root, value.$ref)?.value;
  return isObject(found) ? found : undefined;
}

function reduce(
  schema: JsonObject,
  root: JsonObject,
  definitions: Record<string, JsonValue>,
): JsonObject {
  const each = (value: JsonValue): JsonValue =>
    isObject(value) ? reduce(value, root, definitions) : value;
  const own = Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, JsonValue][] => {
      if (KEPT.has(keyword)) return [[keyword, value]];
      if (HOLDS_SCHEMA.has(keyword)) return [[keyword, each(value)]];
      if (HOLDS_LIST.has(keyword) && Array.isArray(value)) return [[keyword, value.map(each)]];
      if (!HOLDS_MAP.has(keyword) || !isObject(value)) return [];
      const fields = Object.entries(value).map(([name, field]) => [name, each(field)] as const);
      return [[keyword, Object.fromEntries(fields)]];
    }),
  );
  const shape = schema.nullable === true ? { anyOf: [own, { type: 'null' }] } : own;
  if (typeof schema.$ref !== 'string') return shape;
  const reference = { $ref: define(schema.$ref, root, definitions) };
  // Draft 7 reads nothing beside a reference.
  return Object.keys(own).length > 0 ? { allOf: [reference, shape] } : reference;
}

/** Puts the target of a reference among the definitions, once. */
function define(
  reference: string,
  root: JsonObject,
  definitions: Record<string, JsonValue>,
): string {
  const name = reference.replace(/^#\/components\/schemas\//, '').replace(/[^\w-]/g, '.');
  if (!Object.hasOwn(definitions, name)) {
    definitions[name] = true;
    const target = resolveRef(root, reference)?.value;
    if (isObject(target)) definitions[name] = reduce(target, root, definitions);
  }
  return `#/definitions/${name}`;
}

/** The mark of the portal's own readings in a contract. */
const READING = '[leitura nossa]';

/**
 * The calls of a contract, ready for a tool that makes them; webhooks are none.
 *
 * @param siteUrl address of the site, which links in descriptions then begin with.
 * @throws {Error} when the contract has no server: nothing could be called.
 */
export function listCalls(contract: Contract, siteUrl: string): CallService {
  const { document, id, service, title } = contract;
  const [server] = service.servers;
  if (!server) throw new Error(`downloads: o contrato ${id} não tem servers`);
  const host = `url${id.split('-').map(capitalize).join('')}`;
  const places = findPlaces(document.root);
  const describe = (operation: Operation): Call[] => {
    const place = places.get(operation.id);
    if (!place || !operation.request) return [];
    const link = (text = '') => text.replaceAll('](/', `](${siteUrl}/`);
    const list = (location: ParameterGroup['location']) =>
      (operation.parameters.find((group) => group.location === location)?.parameters ?? []).flatMap(
        (parameter) => fillParameter(parameter, link),
      );
    const good = operation.responses.filter(({ status }) => /^2\d\d$/.test(status));
    return [
      {
        service: id,
        id: operation.id,
        title: operation.title,
        description: link(operation.description),
        method: operation.method,
        template: operation.path,
        key: place.key,
        host,
        path: list('path'),
        query: list('query'),
        headers: operation.request.headers.filter(({ name }) => name !== 'Authorization'),
        body: operation.request.body,
        needsToken: operation.security.some((needed) => needed.length > 0),
        successes: good.map(({ status }) => Number(status)),
        isReading: good.some(({ description }) => description.includes(READING)),
        shape: shapeOf(document.root, place.operation),
        responses: operation.responses,
      },
    ];
  };
  return {
    id,
    title,
    host,
    url: server.url.replace(/\/$/, ''),
    environment: server.description ?? server.url,
    groups: service.groups.flatMap(({ tags }) =>
      tags.flatMap((tag) => {
        const calls = tag.operations.flatMap(describe);
        return calls.length > 0 ? [{ title: tag.title, calls }] : [];
      }),
    ),
  };
}

/** Every call of some services, in their order. */
export function flattenCalls(services: readonly CallService[]): Call[] {
  return services.flatMap(({ groups }) => groups.flatMap(({ calls }) => calls));
}

interface Place {
  readonly key: string;
  readonly operation: JsonObject;
}

/** Key and object of each operation in the document, by operationId. */
function findPlaces({ paths }: JsonObject): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [key, item] of Object.entries(isObject(paths) ? paths : {})) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (!isObject(operation) || typeof operation.operationId !== 'string') continue;
      places.set(operation.operationId, { key, operation });
    }
  }
  return places;
}

/** A parameter with the contract's example; with several values it is given several times. */
function fillParameter(parameter: Parameter, link: (text?: string) => string): CallParameter[] {
  const { description, examples, explode = true, name, required } = parameter;
  const example = parameter.sampleText ?? examples[0];
  const values = example ? readValues(example) : [''];
  const given = explode ? values : [values.join(',')];
  return given.map((value) => ({ name, value, description: link(description), required }));
}

function readValues({ language, text }: Pick<Example, 'language' | 'text'>): string[] {
  const value: unknown = language === 'json' && text.startsWith('[') ? JSON.parse(text) : text;
  return Array.isArray(value) ? value.map(String) : [text];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
