import { readFileSync } from 'node:fs';
import {
  isObject,
  type JsonObject,
  type JsonValue,
  parseContract,
  readOverlay,
  resolveRef,
} from '@frontier/openapi';

/**
 * Facts of each field, by path (`investidores[].cpfCnpj`; the body is `(root)`): the constraints of its
 * schema in OpenAPI's keywords, `required: true` for required fields, and its text as `said`.
 */
export type Facts = Readonly<Record<string, JsonObject>>;

function joinPath(parent: string, name: string): string {
  return parent === ROOT ? name : `${parent}${name.startsWith('[') ? '' : '.'}${name}`;
}

/** The path of the whole body. */
const ROOT = '(root)';

const METHOD = /^(?:get|put|post|delete|patch|options|head|trace)$/;
const PREFIX = '/api/v1';

/** An operation or notification of a contract. */
export interface ReadCall {
  readonly operation: JsonObject;
  /** Facts of the parameters, by `path.id` or `query.page`. */
  readonly parameters: Facts;
  readonly body: SnapshotBody | undefined;
  readonly responses: Readonly<Record<string, ReadResponse>>;
}

export interface SnapshotBody extends ReadContent {
  readonly required: boolean;
}

export interface ReadResponse extends ReadContent {
  readonly description: string;
  /** The description and the questions about the response. */
  readonly said: string;
  /** `x-texto` */
  readonly text: JsonValue | undefined;
}

interface ReadContent {
  /** Facts of the body by media type. */
  readonly content: Readonly<Record<string, Facts>>;
  /** Name of the body's schema, with `[]` for a list. */
  readonly schema: string;
}

export interface Snapshot {
  readonly root: JsonObject;
  /** By method and path, as in the specification: `GET /cadastros/{id}`. */
  readonly calls: Readonly<Record<string, ReadCall>>;
  readonly webhooks: Readonly<Record<string, ReadCall>>;
}

/** A description, followed by the questions: `#formato-de-datas Formato não informado.` */
export function saidOf({ description = '', 'x-perguntas': asked }: JsonObject): string {
  const questions = (Array.isArray(asked) ? asked : []).map((one) =>
    isObject(one) ? `#${one.id} ${one.lacuna ?? one.leitura}` : `#${one}`,
  );
  return [description, ...questions].join(' ');
}

/** Reads the operations and notifications of a service's snapshot and overlay, with all references resolved. */
export function readSnapshot(service: string): Snapshot {
  const source = `specs/${service}.yaml`;
  const origin = { service, source };
  const { root } = parseContract(readFileSync(source), origin, readOverlay('', source));
  return { root, calls: readCalls(root, 'paths'), webhooks: readCalls(root, 'webhooks') };
}

function readCalls(root: JsonObject, key: 'paths' | 'webhooks'): Record<string, ReadCall> {
  const calls = entriesOf(root[key]).flatMap(([path, item]) =>
    entriesOf(item).map(([method, operation]): [string, ReadCall] => {
      if (!METHOD.test(method) || !isObject(operation)) {
        throw new Error(`${path}: ${method} is not an operation.`);
      }
      const shown = String(operation['x-documented-path'] ?? path).replace(PREFIX, '');
      return [`${method.toUpperCase()} ${shown}`, readCall(root, operation)];
    }),
  );
  return Object.fromEntries(calls);
}

function readCall(root: JsonObject, operation: JsonObject): ReadCall {
  const { parameters, requestBody, responses } = operation;
  const list = Array.isArray(parameters) ? parameters : [];
  const body = requestBody === undefined ? undefined : objectAt(root, requestBody);
  return {
    operation,
    parameters: Object.assign({}, ...list.map((value) => readParameter(root, value))),
    body: body && { required: body.required === true, ...readContent(root, body) },
    responses: Object.fromEntries(
      entriesOf(responses).map(([status, value]) => {
        const response = objectAt(root, value);
        const { content, description, 'x-perguntas': _, 'x-texto': text, ...more } = response;
        if (Object.keys(more).length > 0)
          throw new Error(`${status} has unexpected keys: ${Object.keys(more)}`);
        const said = { description: String(description), said: saidOf(response), text };
        return [status, { ...said, ...readContent(root, response) }];
      }),
    ),
  };
}

function readParameter(root: JsonObject, value: JsonValue): Facts {
  const parameter = objectAt(root, value);
  const { description, example, schema, required, 'x-perguntas': _, ...rest } = parameter;
  const said = saidOf(parameter);
  const { name, in: place, 'x-documented-name': shown, ...more } = rest;
  const path = joinPath(String(place), String(shown ?? name));
  const facts = describeSchema(root, schema, path, required === true);
  return { ...facts, [path]: { ...facts[path], ...more, said } };
}

function readContent(root: JsonObject, { content }: JsonObject): ReadContent {
  const schemas = entriesOf(content).map(([mediaType, value]) => ({
    mediaType,
    schema: objectAt(root, value).schema,
  }));
  return {
    content: Object.fromEntries(
      schemas.map(({ mediaType, schema }) => [mediaType, describeSchema(root, schema)]),
    ),
    schema: schemas.map(({ schema }) => nameOf(schema)).join(' '),
  };
}

function nameOf(schema: JsonValue | undefined): string {
  if (!isObject(schema)) return '';
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  return schema.type === 'array' ? `${nameOf(schema.items)}[]` : 'without a name';
}

function objectAt(root: JsonObject, value: JsonValue): JsonObject {
  const found =
    isObject(value) && typeof value.$ref === 'string' ? resolveRef(root, value.$ref)?.value : value;
  if (!isObject(found)) throw new Error(`Not an object: ${JSON.stringify(value)}`);
  return found;
}

function entriesOf(value: JsonValue | undefined): [string, JsonValue][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Keywords without constraints. */
const ANNOTATIONS = new Set([
  ...['description', 'example', 'examples'],
  ...['x-enumDescriptions', 'x-perguntas'],
]);

/** Facts of a schema and its subschemas. A schema that contains itself is described no deeper. */
function describeSchema(
  root: JsonObject,
  schema: JsonValue | undefined,
  path = ROOT,
  required = false,
  above: readonly unknown[] = [],
): Facts {
  const {
    properties,
    required: names,
    items,
    additionalProperties,
    ...rest
  } = follow(root, schema);
  const own = Object.entries(rest).filter(([keyword]) => !ANNOTATIONS.has(keyword));
  const inner = isObject(properties) ? Object.entries(properties) : [];
  const musts = Array.isArray(names) ? names : [];
  const unknown = musts.filter((name) => !inner.some(([known]) => known === name));
  const parts = above.includes(schema)
    ? []
    : [...inner, ...Object.entries({ '[]': items, '*': additionalProperties })];
  const facts = parts.map(([name, value]) =>
    value === undefined
      ? {}
      : describeSchema(root, value, joinPath(path, name), musts.includes(name), [...above, schema]),
  );
  const self = {
    ...Object.fromEntries(own),
    said: saidOf(rest),
    ...(required ? { required: true } : {}),
    ...(unknown.length > 0 ? { requiredButUnknown: unknown } : {}),
  };
  return Object.assign({ [path]: self }, ...facts);
}

/** A schema merged with the one it refers to. Keywords beside `$ref` take precedence. */
function follow(root: JsonObject, schema: JsonValue | undefined): JsonObject {
  if (schema === true) return {};
  if (!isObject(schema)) return { not: {} };
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return schema;
  return { ...follow(root, resolveRef(root, $ref)?.value), ...beside };
}
