import type { SampleBody } from '@frontier/openapi';
import { type Colours, JSON_COLOURS } from '../paintCode.js';
import { type Call, JSON_NOTATION, rewriteJson, structureOf } from './literals.js';

/** A call for the command line. */
export function printCurl({ body, headers, method, url }: Call): string {
  // curl reads lists and ranges into an address; a placeholder in its path stays readable.
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
        // Otherwise curl would read a file, or a type of the part, out of the text.
        const option = /^[@<]|;/.test(value) ? '--form-string' : '--form';
        return `${option} ${quote(`${name}=${value}`)}`;
      });
    default: {
      const json = structureOf(body);
      const text = json === undefined ? body.text : rewriteJson(json, JSON_NOTATION);
      return [`${text.startsWith('@') ? '--data-raw' : '--data'} ${quote(text)}`];
    }
  }
}

/** A token that the reader has to give is the shell's `TOKEN`: the copied text then runs unchanged. */
const BEARER = /^Bearer [A-Z]+_TOKEN$/;

function quoteHeader(name: string, value: string): string {
  return BEARER.test(value) ? `"${name}: Bearer $TOKEN"` : quote(`${name}: ${value}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * Colours of the code above: the address, options, quoted texts, and JSON in quotes as JSON. An option
 * begins its line, so that none is found in a text.
 */
export const CURL_COLOURS: Colours = {
  pattern:
    /(?<tf>^curl\b)|(?<=^ {2})(?<tk>--[\w-]+)|(?<inner>'[{[](?:[^']|'\\'')*'(?=$| \\$))|(?<ts>(?<=^curl )[^\s']+|'(?:[^']|'\\'')*'|"[^"]*")|(?<tc>\\$)/gm,
  inner: JSON_COLOURS,
};
