import { readFileSync } from 'node:fs';
import {
  isObject,
  type JsonObject,
  type JsonValue,
  parseDocument,
  resolveRef,
} from '@frontier/openapi';
import { describeSchema } from './describeSchema';
import { type Facts, joinPath } from './facts';

const METHOD = /^(?:get|put|post|delete|patch|options|head|trace)$/;
const PREFIX = '/api/v1';

/** One call or notification of a contract. */
export interface ReadCall {
  readonly operation: JsonObject;
  /** Facts of the parameters, as `path.id` or `query.page`. */
  readonly parameters: Facts;
  readonly body: ReadBody | undefined;
  readonly responses: Readonly<Record<string, ReadResponse>>;
}

export interface ReadBody {
  readonly required: boolean;
  /** Facts of the body by media type. */
  readonly content: Readonly<Record<string, Facts>>;
}

export interface ReadResponse {
  readonly description: string;
  readonly content: Readonly<Record<string, Facts>>;
}

export interface ReadContract {
  readonly root: JsonObject;
  /** By method and path as the specification writes them, `GET /cadastros/{id}`. */
  readonly calls: Readonly<Record<string, ReadCall>>;
  readonly webhooks: Readonly<Record<string, ReadCall>>;
}

/** Reads a service's snapshot. */
export function readContract(service: string): ReadContract {
  const source = `specs/${service}.yaml`;
  return describeContract(parseDocument(readFileSync(source, 'utf8'), { service, source }).root);
}

/** The calls and notifications of a document, each reference followed. */
function describeContract(root: JsonObject): ReadContract {
  return { root, calls: readCalls(root, 'paths'), webhooks: readCalls(root, 'webhooks') };
}

function readCalls(root: JsonObject, key: 'paths' | 'webhooks'): Record<string, ReadCall> {
  const calls = entriesOf(root[key]).flatMap(([path, item]) =>
    entriesOf(item).map(([method, operation]): [string, ReadCall] => {
      if (!METHOD.test(method) || !isObject(operation)) {
        throw new Error(`${path} has ${method}, which is no operation.`);
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
    body: body && { required: body.required === true, content: readContent(root, body) },
    responses: Object.fromEntries(
      entriesOf(responses).map(([status, value]) => {
        const response = objectAt(root, value);
        const { content, description, ...more } = response;
        if (Object.keys(more).length > 0)
          throw new Error(`${status} tells more: ${Object.keys(more)}`);
        return [status, { description: String(description), content: readContent(root, response) }];
      }),
    ),
  };
}

function readParameter(root: JsonObject, value: JsonValue): Facts {
  const parameter = objectAt(root, value);
  const { description, example, examples, schema, required, ...rest } = parameter;
  const { name, in: place, 'x-documented-name': shown, ...more } = rest;
  const path = joinPath(String(place), String(shown ?? name));
  const facts = describeSchema(root, schema, path, required === true);
  return { ...facts, [path]: { ...facts[path], ...more } };
}

function readContent(root: JsonObject, { content }: JsonObject): Record<string, Facts> {
  return Object.fromEntries(
    entriesOf(content).map(([mediaType, value]) => {
      return [mediaType, describeSchema(root, objectAt(root, value).schema)];
    }),
  );
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
