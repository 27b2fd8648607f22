import type { ResolvedSchema } from '@frontier/openapi/resolve';
import { checkJson } from './checkJson';
import { parseShell } from './parseShell';
import { pathPattern } from './pathPattern';
import { type CodeBlock, type Fault, faultAt } from './readBlocks';
import type { ContractCall } from './readCalls';
import { type CurlCall, readCurl } from './readCurl';

const HOST = /^https?:\/\/[\w.-]+\.frontier\.example(?=[/?]|$)/;
const NO_FIELDS: ResolvedSchema = { type: 'object', properties: {} };

/**
 * Checks every curl of a block against the call its address names. A fence that names operations
 * (`operation="listarBloqueios"`, several with spaces) must name those, in order.
 */
export function checkShellBlock(block: CodeBlock, calls: readonly ContractCall[]): Fault[] {
  const made = readOwnCalls(block).map((curl) => ({ curl, call: matchCall(curl, calls) }));
  const faults = made.flatMap(({ call, curl }) =>
    call
      ? checkCurl(curl, call).map((message) => faultAt(block, curl.line, message))
      : [faultAt(block, curl.line, `nenhuma operação é ${curl.method} ${curl.url}`)],
  );
  const named = block.meta.get('operation')?.split(/\s+/).join(' ');
  const found = made.map(({ call }) => call?.id ?? '?').join(' ');
  if (named === undefined || named === found) return faults;
  return [...faults, faultAt(block, -1, `o bloco diz ${named} e chama ${found || 'nada'}`)];
}

function readOwnCalls({ code }: CodeBlock): CurlCall[] {
  return parseShell(code).flatMap((command) => {
    const curl = readCurl(command);
    return curl && HOST.test(curl.url) ? [curl] : [];
  });
}

/** @returns undefined if method or path match no documented call. */
function matchCall(curl: CurlCall, calls: readonly ContractCall[]): ContractCall | undefined {
  const [address = ''] = curl.url.split('?');
  return calls.find(({ method, url }) => method === curl.method && pathPattern(url).test(address));
}

function checkCurl(curl: CurlCall, call: ContractCall): string[] {
  return [
    ...checkAddress(curl, call),
    ...checkToken(curl, call),
    ...checkBody(curl, call),
    ...checkLength(curl),
  ].map((message) => `${call.id}: ${message}`);
}

function checkAddress({ url }: CurlCall, { params, query, url: template }: ContractCall): string[] {
  const [address = '', search] = url.split('?');
  const [, ...values] = pathPattern(template).exec(address) ?? [];
  const inPath = Array.from(
    template.matchAll(/\{([^}]+)\}/g),
    ([, name], index) => [name, decodeURIComponent(values[index] ?? '')] as const,
  );
  const sent = new URLSearchParams(search);
  const inQuery = Array.from(new Set(sent.keys()), (name) => [name, sent.getAll(name)] as const);
  return [...checkTexts(params, inPath), ...checkTexts(query, inQuery)];
}

function checkToken({ headers }: CurlCall, { secured }: ContractCall): string[] {
  const given = headers.get('authorization');
  if (secured && !/^Bearer \S+$/.test(given ?? '')) return ['falta Authorization: Bearer …'];
  return !secured && given !== undefined ? ['esta chamada não pede token'] : [];
}

function checkBody({ data, form, headers }: CurlCall, call: ContractCall): string[] {
  const { body, bodyRequired } = call;
  if (!body) return data === undefined && form.length === 0 ? [] : ['a chamada não tem corpo'];
  if (body.type === 'multipart/form-data') {
    return checkTexts(
      body.schema,
      form.map((part) => part.split(/=(.*)/s) as [string, string]),
    );
  }
  if (data === undefined) return bodyRequired ? ['falta o corpo'] : [];
  const type = headers.get('content-type') ?? 'application/x-www-form-urlencoded';
  if (type !== body.type) return [`o corpo não é ${type}`];
  if (data.startsWith('@')) return [];
  try {
    return checkJson(body.schema, JSON.parse(data), 'json').map(
      ({ message, pointer }) => `${pointer || 'corpo'}: ${message}`,
    );
  } catch (error) {
    return [`o corpo não é JSON: ${error}`];
  }
}

/** Without a body, `--request` alone sends no Content-Length, which a gateway may refuse with 411 (RFC 9110, 8.6). */
function checkLength({ data, form, headers, method }: CurlCall): string[] {
  const isEmpty = data === undefined && form.length === 0;
  const needsLength = isEmpty && /^(?:POST|PUT|PATCH)$/.test(method);
  return needsLength && headers.get('content-length') !== '0' ? ['falta Content-Length: 0'] : [];
}

/** Checks texts of an address or a form by their names. A call without parameters has an empty schema. */
function checkTexts(
  schema: ResolvedSchema,
  given: readonly (readonly [name?: string, value?: unknown])[],
): string[] {
  const closed = schema.type === undefined ? NO_FIELDS : schema;
  return checkJson(closed, Object.fromEntries(given), 'texts').map(
    ({ message, pointer }) => `${pointer.slice(1)}: ${message}`,
  );
}
