import type { SampleBody } from '@frontier/openapi';
import type { Colours } from '../paintCode.js';
import { rewriteJson, type SampleCall, structureOf } from './literals.js';

const NOTATION = {
  flatLists: true,
  name: (name: string) => (/^[$A-Z_][\w$]*$/i.test(name) ? name : quote(name)),
  text: quote,
};

/** A call with `fetch`, for browsers and Node; files are opened with Node's API. */
export function printJavaScript({ body, headers, method, url }: SampleCall): string {
  const parts = body?.kind === 'multipart' ? body.parts : undefined;
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quote(method)}`]),
    ...(headers.length > 0
      ? [`headers: ${printObject(headers.map(({ name, value }) => [name, value]))}`]
      : []),
    ...(body ? [`body: ${printBody(body)}`] : []),
  ];
  const form = parts?.map(({ file, name, value }) => {
    const content = file ? `await openAsBlob(${quote(value)}), ${quote(value)}` : quote(value);
    return `formData.append(${quote(name)}, ${content})`;
  });
  return [
    ...(parts?.some(({ file }) => file) ? ["import { openAsBlob } from 'node:fs'", ''] : []),
    ...(form ? ['const formData = new FormData()', ...form, ''] : []),
    `const response = await fetch('${url}'${options.length > 0 ? `, {\n  ${options.join(',\n  ')}\n}` : ''})`,
    '',
    'console.log(response.status, await response.text())',
  ].join('\n');
}

function printBody(body: SampleBody): string {
  if (body.kind === 'multipart') return 'formData';
  if (body.kind === 'form') {
    const pairs = body.fields.map(({ name, value }) => [name, value] as const);
    const isUnique = new Set(pairs.map(([name]) => name)).size === pairs.length;
    const fields = isUnique
      ? printObject(pairs)
      : rewriteJson(JSON.stringify(pairs), NOTATION, '  ');
    return `new URLSearchParams(${fields})`;
  }
  const json = structureOf(body);
  if (json === undefined) return quote(body.text);
  return `JSON.stringify(${rewriteJson(json, NOTATION, '  ')})`;
}

function printObject(pairs: readonly (readonly [string, string])[]): string {
  return rewriteJson(JSON.stringify(Object.fromEntries(pairs)), NOTATION, '  ');
}

function quote(text: string): string {
  const escaped = text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n');
  return `'${escaped.replaceAll('\r', '\\r')}'`;
}

/** Colours of the generated JavaScript, and of client library samples. */
export const JAVASCRIPT_COLOURS: Colours = {
  pattern:
    /(?<ts>'(?:[^'\\\n]|\\.)*')|(?<tc>\/\/.*)|(?<tk>\b(?:const|await|import|from|new)\b(?!:)|[=:]|-(?=\d))|(?<tn>\b(?:true|false|null|JSON|response|console)\b(?!:)|\bformData\b(?! *[,}\n:])|\b\d[\d.eE+-]*)|(?<tf>\.?\b[a-zA-Z]+(?=\())/g,
};
