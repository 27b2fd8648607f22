import type { BodyPart, NameValue, SampleBody } from '@frontier/openapi';
import { keepsNumbers, type PrintCall, rewriteJson, structureOf } from './literals.js';

const NOTATION = {
  flatLists: true,
  // `__proto__` without brackets would set the prototype.
  name: (name: string) =>
    name === '__proto__' ? "['__proto__']" : /^[$A-Z_][\w$]*$/i.test(name) ? name : quote(name),
  text: quote,
};

/** A call with `fetch`, for browsers and Node; files are opened with Node's API. */
export const printJavaScript: PrintCall = ({ body, headers, method, url }) => {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const isFileSent = body?.kind === 'file' || parts.some(({ file }) => file);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quote(method)}`]),
    ...(headers.length > 0 ? [`headers: ${printHeaders(headers)}`] : []),
    ...(body ? [`body: ${printBody(body)}`] : []),
  ];
  return [
    ...(isFileSent ? ["import { openAsBlob } from 'node:fs'", ''] : []),
    ...(parts.length > 0 ? ['const formData = new FormData()', ...parts.map(printPart), ''] : []),
    `const response = await fetch('${url}'${options.length > 0 ? `, {\n  ${options.join(',\n  ')}\n}` : ''})`,
    '',
    'console.log(response.status, await response.text())',
  ].join('\n');
};

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
