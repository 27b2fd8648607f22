import type { SampleBody } from '@frontier/openapi';
import { type Colours, JSON_COLOURS } from '../paintCode.js';
import { JSON_NOTATION, rewriteJson, type SampleCall, structureOf } from './literals.js';

/** A call for the command line. */
export function printCurl({ body, headers, method, url }: SampleCall): string {
  // curl expands brackets and braces in an address; a placeholder in the path must remain unescaped.
  const hasGlobs = /[[\]]|\?.*[{}]/.test(url);
  return [
    `curl ${/^[\w.~:/%@+,=-]*$/.test(url) ? url : quote(url)}`,
    ...(hasGlobs ? ['--globoff'] : []),
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...headers.map(({ name, value }) => `--header ${quoteHeader(name, value)}`),
    ...(body ? printBody(body) : []),
  ].join(' \\\n  ');
}

function printBody(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'form':
      return body.fields.map(
        ({ name, value }) => `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`,
      );
    case 'multipart':
      return body.parts.map(({ file, name, value }) => {
        if (file) return `--form ${quote(`${name}=@${value}`)}`;
        // `--form` would interpret `@`, `<` and `;` in the text as a file or a media type.
        const option = /^[@<]|;/.test(value) ? '--form-string' : '--form';
        return `${option} ${quote(`${name}=${value}`)}`;
      });
    default: {
      const json = structureOf(body);
      const text = json === undefined ? body.text : rewriteJson(json, JSON_NOTATION);
      const indented = json === undefined ? text : text.replaceAll('\n', '\n  ');
      return [`${text.startsWith('@') ? '--data-raw' : '--data'} ${quote(indented)}`];
    }
  }
}

/** A placeholder token becomes the shell variable `TOKEN`, so that the copied command runs unchanged. */
const BEARER = /^Bearer [A-Z]+_TOKEN$/;

function quoteHeader(name: string, value: string): string {
  return BEARER.test(value) ? `"${name}: Bearer $TOKEN"` : quote(`${name}: ${value}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Colours of commands that people wrote. */
export const SHELL_COLOURS: Colours = {
  pattern:
    /(?<tc>(?<=^|\s)#[^\n]*|\\$)|(?<=\s)(?<tk>--?[a-zA-Z][\w-]*)|(?<inner>'[{[]\s*["}\]{[](?:[^']|'\\'')*')|(?<ts>'(?:[^']|'\\'')*'|"(?:[^"\\]|\\.)*"|(?<=\s)https?:[^\s'"|;)]+)|(?<tf>(?<=^|[|&;(] ?)[a-z][\w.+-]*(?=\s|$))/gm,
  inner: JSON_COLOURS,
};

/**
 * Colours of the generated command; quoted JSON is highlighted as JSON. Options match only at the start of a line,
 * never inside a text.
 */
export const CURL_COLOURS: Colours = {
  pattern:
    /(?<tf>^curl\b)|(?<=^ {2})(?<tk>--[\w-]+)|(?<inner>'[{[](?:[^']|'\\'')*'(?=$| \\$))|(?<ts>(?<=^curl )[^\s']+|'(?:[^']|'\\'')*'|"[^"]*")|(?<tc>\\$)/gm,
  inner: JSON_COLOURS,
};
