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
import { ASSUMPTION_MARK, hasAssumptionMark } from '../../shared/assumptions/assumptionMark';
import type { Contract, DownloadSite } from './Download';

/** The call that gets the token, with its credentials. */
export interface TokenCall {
  readonly call: CollectionCall;
  /** Fields of its body, which are also the names of their variables. */
  readonly credentials: readonly string[];
  readonly options: DownloadSite['token'];
}

/** Variables for the token and its expiry. */
export const TOKEN = 'token';
export const EXPIRY = 'tokenExpiraEm';

/**
 * Finds the token call and checks it against its contract.
 *
 * @throws {Error} with the name missing from the contract.
 */
export function findTokenCall(
  calls: readonly CollectionCall[],
  options: DownloadSite['token'],
): TokenCall {
  const call = calls.find(({ id }) => id === options.operation);
  if (!call) throw new Error(`downloads: token.operation: nenhuma chamada ${options.operation}`);
  const fields = call.responses
    .flatMap(({ content }) => content)
    .flatMap(({ schema }) => schema?.properties ?? []);
  for (const field of [options.value, options.expiry]) {
    if (fields.some(({ name }) => name === field)) continue;
    throw new Error(`downloads: token: the response of ${call.id} has no field ${field}`);
  }
  if (call.body?.kind !== 'json') throw new Error(`downloads: ${call.id} sends no JSON`);
  return { call, credentials: Object.keys(JSON.parse(call.body.text) as object), options };
}

/** The body of the token call, with variables for the credentials. */
export function writeCredentials(credentials: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(credentials.map((n) => [n, `{{${n}}}`])), null, 2);
}

/** One call of a contract, prepared for the collection. */
export interface CollectionCall {
  readonly service: string;
  /** operationId. */
  readonly id: string;
  readonly title: string;
  /** Markdown with absolute links, for use outside the site. */
  readonly description: string;
  /** Upper case. */
  readonly method: string;
  /** Path template with parameters in braces, named as in `path`. */
  readonly template: string;
  /** Key in the contract's `paths`, where parameters may have other names. */
  readonly key: string;
  /** Variable with the service's address. */
  readonly host: string;
  readonly path: readonly CallParameter[];
  readonly query: readonly CallParameter[];
  /** Headers of the contract except `Authorization`. */
  readonly headers: SampleRequest['headers'];
  readonly body: SampleRequest['body'];
  readonly needsToken: boolean;
  /** Documented success codes. */
  readonly successes: readonly number[];
  /** Whether the contract marks a success code as our assumption. */
  readonly isAssumption: boolean;
  /** JSON Schema of the success body with its definitions; absent if the contract has none. */
  readonly shape?: JsonObject | undefined;
  readonly responses: readonly Response[];
}

/** One value of a parameter. */
export interface CallParameter {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly required: boolean;
}

/** The calls of one service with the same tag. */
export interface CallGroup {
  readonly title: string;
  readonly calls: readonly CollectionCall[];
}

/** The calls of one contract. */
export interface CallService {
  readonly id: string;
  /** The service's name on the portal. */
  readonly title: string;
  /** Variable with its address. */
  readonly host: string;
  /** The contract's first server. `environment` is its description. */
  readonly url: string;
  readonly environment: string;
  readonly groups: readonly CallGroup[];
}

/** Name of the test for the status. */
export function describeStatus({ isAssumption, successes }: CollectionCall): string {
  const codes = successes.join(' ou ');
  return `O código é o do contrato (${codes}${isAssumption ? `, ${ASSUMPTION_MARK}` : ''})`;
}

/** Keywords of shapes. Limits and texts are left out. */
const KEPT = new Set(['type', 'required', 'enum', 'const']);
const HOLDS_SCHEMA = new Set(['items', 'additionalProperties']);
const HOLDS_LIST = new Set(['allOf', 'anyOf', 'oneOf']);
const HOLDS_MAP = new Set(['properties']);
const IS_JSON = /^application\/(?:[\w.-]+\+)?json\b/;

/**
 * The shape of an operation's success body: a self-contained draft 7 JSON Schema with types, properties, `required`,
 * `enum` and `const`.
 *
 * @param operation from the document, not from the model.
 * @returns `undefined` if the contract describes no JSON.
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
  // Draft 7 ignores keywords beside a `$ref`.
  return Object.keys(own).length > 0 ? { allOf: [reference, shape] } : reference;
}

/** Adds the target of a reference to the definitions, once. Returns the new reference. */
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

/**
 * The calls of a contract without its webhooks, by tag.
 *
 * @param siteUrl prefix of links in descriptions.
 * @throws {Error} when the contract has no server.
 */
export function listCalls(contract: Contract, siteUrl: string): CallService {
  const { document, id, service, title } = contract;
  const [server] = service.servers;
  if (!server) throw new Error(`downloads: the contract ${id} has no servers`);
  const host = `url${id.split('-').map(capitalize).join('')}`;
  const sources = findSources(document.root);
  const describe = (operation: Operation): CollectionCall[] => {
    const source = sources.get(operation.id);
    if (!source || !operation.request) return [];
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
        key: source.key,
        host,
        path: list('path'),
        query: list('query'),
        headers: operation.request.headers.filter(({ name }) => name !== 'Authorization'),
        body: operation.request.body,
        needsToken: operation.security.some((needed) => needed.length > 0),
        successes: good.map(({ status }) => Number(status)),
        isAssumption: good.some(({ description }) => hasAssumptionMark(description)),
        shape: shapeOf(document.root, source.operation),
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

/** The calls of all services, in order. */
export function flattenCalls(services: readonly CallService[]): CollectionCall[] {
  return services.flatMap(({ groups }) => groups.flatMap(({ calls }) => calls));
}

interface OperationSource {
  readonly key: string;
  readonly operation: JsonObject;
}

/** Path key and node of each operation in the document, by operationId. */
function findSources({ paths }: JsonObject): Map<string, OperationSource> {
  const sources = new Map<string, OperationSource>();
  for (const [key, item] of Object.entries(isObject(paths) ? paths : {})) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (!isObject(operation) || typeof operation.operationId !== 'string') continue;
      sources.set(operation.operationId, { key, operation });
    }
  }
  return sources;
}

/** A parameter with the contract's example. An array that explodes gives one entry per value. */
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
