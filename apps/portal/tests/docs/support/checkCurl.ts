import { isObject, type JsonValue, joinPointer } from '@frontier/openapi';
import { lookUpNode } from '../../../../../scripts/lint-specs/schemas';
import { checkJson } from './checkJson';
import { pathPattern } from './pathPattern';
import type { ContractCall, ContractNode } from './readCalls';
import type { CurlCall } from './readCurl';

const HOST = /^https?:\/\/[\w.-]+\.frontier\.example(?=[/?]|$)/;

/** True for calls to the services of this portal, known by their host. */
export function isOwnCall({ url }: CurlCall): boolean {
  return HOST.test(url);
}

/** The documented call a command makes; undefined if method or path match none. */
export function matchCall(
  curl: CurlCall,
  calls: readonly ContractCall[],
): ContractCall | undefined {
  const [address = ''] = curl.url.split('?');
  return calls.find(
    ({ method, url }) => url !== '' && method === curl.method && pathPattern(url).test(address),
  );
}

/** Lists all differences between a command and its documented call. */
export function checkCurl(curl: CurlCall, call: ContractCall): string[] {
  return [
    ...checkPath(curl, call),
    ...checkQuery(curl, call),
    ...checkToken(curl, call),
    ...checkBody(curl, call),
    ...checkLength(curl),
  ].map((message) => `${call.id}: ${message}`);
}

function checkPath({ url }: CurlCall, call: ContractCall): string[] {
  const names = [...call.url.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  const [, ...values] = pathPattern(call.url).exec(url.split('?')[0] ?? '') ?? [];
  return names.flatMap((name, index) =>
    checkParameter(call, 'path', name, [decodeURIComponent(values[index] ?? '')]),
  );
}

function checkQuery({ url }: CurlCall, call: ContractCall): string[] {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const names = [...new Set(query.keys())];
  const missing = call.parameters.filter(
    ({ value }) =>
      value.in === 'query' && value.required === true && !names.includes(String(value.name)),
  );
  return [
    ...missing.map(({ value }) => `falta o parâmetro ${value.name}`),
    ...names.flatMap((name) => checkParameter(call, 'query', name, query.getAll(name))),
  ];
}

function checkParameter(
  call: ContractCall,
  location: string,
  name: string,
  texts: readonly string[],
): string[] {
  const parameter = call.parameters.find(
    ({ value }) => value.in === location && value.name === name,
  );
  if (!parameter) return [`o contrato não tem o parâmetro ${name}`];
  if (texts.some((text) => text.includes('$'))) return [];
  const schema = joinPointer(parameter.pointer, 'schema');
  const value = toValue(call, parameter, texts);
  return checkJson(call.contract, schema, value).map(({ message }) => `${name}: ${message}`);
}

/** Text of a URL as the type its schema names. */
function toValue(
  call: ContractCall,
  { pointer }: ContractNode,
  texts: readonly string[],
): JsonValue {
  const { root } = call.contract.document;
  const schema = lookUpNode(root, joinPointer(pointer, 'schema'));
  const [text = ''] = texts;
  if (!isObject(schema)) return text;
  if (schema.type === 'array') return [...texts];
  if (schema.type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function checkToken({ headers }: CurlCall, { needsToken }: ContractCall): string[] {
  const given = headers.get('authorization');
  if (needsToken && !/^Bearer \S+$/.test(given ?? '')) return ['falta Authorization: Bearer …'];
  return !needsToken && given !== undefined ? ['esta chamada não pede token'] : [];
}

function checkBody({ data, form, headers }: CurlCall, call: ContractCall): string[] {
  const { body } = call;
  if (!body) return data === undefined && form.length === 0 ? [] : ['a chamada não tem corpo'];
  const multipart = body.schemas.get('multipart/form-data');
  if (multipart !== undefined) return checkForm(form, call, multipart);
  if (data === undefined) return body.required ? ['falta o corpo'] : [];
  const type = headers.get('content-type') ?? 'application/x-www-form-urlencoded';
  const schema = body.schemas.get(type);
  if (schema === undefined) return [`o corpo não é ${type}`];
  if (data.startsWith('@')) return [];
  try {
    return checkJson(call.contract, schema, JSON.parse(data) as JsonValue).map(
      ({ message, pointer }) => `${pointer || 'corpo'}: ${message}`,
    );
  } catch (error) {
    return [`o corpo não é JSON: ${error instanceof Error ? error.message : error}`];
  }
}

/** Without a body, `--request` alone sends no Content-Length, which a gateway may refuse with 411 (RFC 9110, 8.6). */
function checkLength({ data, form, headers, method }: CurlCall): string[] {
  const isEmpty = data === undefined && form.length === 0;
  const needsLength = isEmpty && /^(?:POST|PUT|PATCH)$/.test(method);
  return needsLength && headers.get('content-length') !== '0' ? ['falta Content-Length: 0'] : [];
}

function checkForm(form: readonly string[], call: ContractCall, schema: string): string[] {
  const value = Object.fromEntries(form.map((part) => part.split(/=(.*)/s).slice(0, 2)));
  return checkJson(call.contract, schema, value as JsonValue).map(
    ({ message, pointer }) => `${pointer || 'formulário'}: ${message}`,
  );
}
