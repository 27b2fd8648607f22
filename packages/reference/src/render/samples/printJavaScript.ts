import type { BodyPart, NameValue, SampleBody } from '@frontier/openapi';
import { labels } from '../../labels.js';
import {
  isOddMultipart,
  keepsNumbers,
  type PrintCall,
  rewriteJson,
  structureOf,
} from './literals.js';

const NOTATION = {
  flatLists: true,
  // `__proto__` without brackets would set the prototype.
  name: (name: string) =>
    name === '__proto__' ? "['__proto__']" : /^[$A-Z_][\w$]*$/i.test(name) ? name : quote(name),
  text: quote,
};

/**
 * A call with `fetch`, for browsers and Node; files are opened with Node's API, and certificates need the package
 * `undici`.
 *
 * @returns undefined for a call that `fetch` cannot make.
 */
export const printJavaScript: PrintCall = ({ body, headers, method, needs = [], url }) => {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const isLost = isOddMultipart(body) || parts.some((part) => part.headers !== undefined);
  const isRefused = body !== undefined && ['GET', 'HEAD'].includes(method);
  if (isLost || isRefused || needs.includes('digest')) return undefined;
  const isCertified = needs.includes('certificate');
  const isFileSent = body?.kind === 'file' || parts.some(({ file }) => file);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quote(method)}`]),
    ...(isCertified ? ['dispatcher'] : []),
    ...(headers.length > 0 ? [`headers: ${printHeaders(headers)}`] : []),
    ...(body ? [`body: ${printBody(body)}`] : []),
  ];
  const fromFs = [...(isFileSent ? ['openAsBlob'] : []), ...(isCertified ? ['readFileSync'] : [])];
  const fromUndici = parts.length > 0 ? 'Agent, fetch, FormData' : 'Agent, fetch';
  const imports = [
    ...(fromFs.length > 0 ? [`import { ${fromFs.join(', ')} } from 'node:fs'`] : []),
    ...(isCertified ? [`import { ${fromUndici} } from 'undici'`] : []),
  ];
  return [
    ...(imports.length > 0 ? [...imports, ''] : []),
    ...(isCertified ? [...printAgent(), ''] : []),
    ...(parts.length > 0 ? ['const formData = new FormData()', ...parts.map(printPart), ''] : []),
    `const response = await fetch('${url}'${options.length > 0 ? `, {\n  ${options.join(',\n  ')}\n}` : ''})`,
    '',
    'console.log(response.status, await response.text())',
  ].join('\n');
};

function printAgent(): readonly string[] {
  const { certificate, key } = labels.placeholders;
  return [
    'const dispatcher = new Agent({',
    `  connect: { cert: readFileSync('${certificate}'), key: readFileSync('${key}') }`,
    '})',
  ];
}

function printPart({ file, mediaType, name, value }: BodyPart): string {
  const type = mediaType === undefined ? '' : `, { type: ${quote(mediaType)} }`;
  const text = type === '' ? quote(value) : `new Blob([${quote(value)}]${type})`;
  const content = file ? `await openAsBlob(${quote(value)}${type}), ${quote(value)}` : text;
  return `formData.append(${quote(name)}, ${content})`;
}

function printBody(body: SampleBody): string {
  if (body.kind === 'multipart') return 'formData';
  if (body.kind === 'file') return `await openAsBlob(${quote(body.file)})`;
  if (body.kind === 'form') {
    const pairs = body.fields.map(({ name, value }) => [name, value]);
    return `new URLSearchParams(${rewriteJson(JSON.stringify(pairs), NOTATION, '  ')})`;
  }
  const json = structureOf(body);
  if (json === undefined) return quote(body.text);
  if (!keepsNumbers(json)) return quote(json.replaceAll(/\n\s*/g, ''));
  return `JSON.stringify(${rewriteJson(json, NOTATION, '  ')})`;
}

function printHeaders(headers: readonly NameValue[]): string {
  const object = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  return rewriteJson(JSON.stringify(object), NOTATION, '  ');
}

function quote(text: string): string {
  const escaped = text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n');
  return `'${escaped.replaceAll('\r', '\\r')}'`;
}
