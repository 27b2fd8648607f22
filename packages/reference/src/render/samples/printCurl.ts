import type { BodyPart, SampleBody } from '@frontier/openapi';
import { labels } from '../../labels.js';
import { type Colours, JSON_COLOURS } from '../paintCode.js';
import { type CallToPrint, JSON_NOTATION, rewriteJson, structureOf } from './literals.js';

const { certificate, key, password, user } = labels.placeholders;

export function printCurl({ body, headers, method, needs = [], url }: CallToPrint): string {
  // curl expands brackets and braces in an address; a placeholder in the path must remain unescaped.
  const hasGlobs = /[[\]]|^[^?]*\?.*[{}]/.test(url);
  return [
    `curl ${/^[\w.~:/%@+,=-]*$/.test(url) ? url : quote(url)}`,
    ...(hasGlobs ? ['--globoff'] : []),
    // With a body curl would send POST.
    ...(method === 'GET' && !body ? [] : [method === 'HEAD' ? '--head' : `--request ${method}`]),
    ...(needs.includes('digest') ? ['--digest', `--user ${user}:${password}`] : []),
    ...(needs.includes('certificate') ? [`--cert ${certificate}`, `--key ${key}`] : []),
    ...headers.map(({ name, value }) => `--header ${quoteHeader(name, value)}`),
    ...(body ? printBody(body) : printNoBody(method)),
  ].join(' \\\n  ');
}

/** `--request` alone sends no length; a gateway may refuse that with 411 (RFC 9110, 8.6). */
function printNoBody(method: string): readonly string[] {
  return /^(?:POST|PUT|PATCH)$/.test(method) ? ["--header 'Content-Length: 0'"] : [];
}

function printBody(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'form':
      return body.fields.map(
        ({ name, value }) => `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`,
      );
    case 'multipart':
      return body.parts.map(printPart);
    case 'file':
      return [
        `--data-binary ${/^[\w.-]+$/.test(body.file) ? `@${body.file}` : quote(`@${body.file}`)}`,
      ];
    default: {
      const json = structureOf(body);
      const text = json === undefined ? body.text : rewriteJson(json, JSON_NOTATION);
      const indented = json === undefined ? text : text.replaceAll('\n', '\n  ');
      return [`${text.startsWith('@') ? '--data-raw' : '--data'} ${quote(indented)}`];
    }
  }
}

function printPart({ file, headers = [], mediaType = '', name: given, value }: BodyPart): string {
  // curl ends a name at its first `=`. The rest could make curl send a file of the reader; so could an odd type.
  const name = given.replaceAll('=', '%3D');
  const facts = [
    ...(MEDIA_TYPE.test(mediaType) ? [`type=${mediaType}`] : []),
    ...headers.map((header) => `headers=${quoteWord(`${header.name}: ${header.value}`)}`),
  ];
  // `--form` would interpret these characters in a text as a file, several parts, a quoted word or a media type.
  const isWord = file ? /[,;]|^"/.test(value) : /^[@<("\s]|;/.test(value);
  if (!file && facts.length === 0) {
    return `${isWord ? '--form-string' : '--form'} ${quote(`${name}=${value}`)}`;
  }
  const content = `${file ? '@' : ''}${isWord ? quoteWord(value) : value}`;
  return `--form ${quote([`${name}=${content}`, ...facts].join(';'))}`;
}

const MEDIA_TYPE = /^[^\s,;]+(?:; *\w+=[\w.-]+)*$/;

function quoteWord(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
}

/** A placeholder token becomes the shell variable `TOKEN`, so that the copied command runs unchanged. */
const BEARER = /^Bearer [A-Z]+_TOKEN$/;

function quoteHeader(name: string, value: string): string {
  const hasToken = BEARER.test(value) && /^[\w-]+$/.test(name);
  return hasToken ? `"${name}: Bearer $TOKEN"` : quote(`${name}: ${value}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

export const SHELL_COLOURS: Colours = {
  pattern:
    /(?<tc>(?<=^|\s)#[^\n]*|\\$)|(?<=\s)(?<tk>--?[a-zA-Z][\w-]*)|(?<inner>'[{[]\s*["}\]{[](?:[^']|'\\'')*')|(?<ts>'(?:[^']|'\\'')*'|"(?:[^"\\]|\\.)*"|(?<=\s)https?:[^\s'"|;)]+)|(?<tf>(?<=^|[|&;(] ?)[a-z][\w.+-]*(?=\s|$))/gm,
  inner: JSON_COLOURS,
};
