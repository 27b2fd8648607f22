import type { Operation, Sample, SampleRequest } from '@frontier/openapi';
import type { CallToPrint } from './samples/literals.js';
import { printCSharp } from './samples/printCSharp.js';
import { printCurl } from './samples/printCurl.js';
import { printJava } from './samples/printJava.js';
import { printJavaScript } from './samples/printJavaScript.js';
import { printPython } from './samples/printPython.js';

export const SAMPLE_LANGUAGES = [
  { language: 'curl', label: 'curl', grammar: 'shellscript', print: printCurl },
  { language: 'javascript', label: 'JavaScript', grammar: 'javascript', print: printJavaScript },
  { language: 'python', label: 'Python', grammar: 'python', print: printPython },
  { language: 'java', label: 'Java', grammar: 'java', print: printJava },
  { language: 'csharp', label: 'C#', grammar: 'csharp', print: printCSharp },
];

/**
 * Writes an operation's call in every language, after the document's own samples. Numbers keep the digits of the
 * contract's example.
 *
 * @param only the only language to generate; by default all.
 * @returns the samples in the order of their tabs.
 * @example
 * const [operation] = operationsOf(service)
 * writeSamples(operation)[0].language // 'curl'
 */
export function writeSamples({ ownSamples, request }: Operation, only?: string): readonly Sample[] {
  if (!request) return ownSamples;
  const own = new Set(ownSamples.map(({ language }) => language));
  const call = toCall(request);
  const languages = isOnlyForCurl(request) ? SAMPLE_LANGUAGES.slice(0, 1) : SAMPLE_LANGUAGES;
  const written = languages
    .filter(({ language }) => !own.has(language) && (only ?? language) === language)
    .map(({ print, ...language }) => ({ ...language, code: print(call) }));
  return [...ownSamples, ...written];
}

/**
 * Whether a call has a sample for the command line only, since usual libraries cannot make it or need more code:
 * credentials outside the message, a body with GET, a multipart body that is no form, headers of its parts.
 */
function isOnlyForCurl({ body, method, needs = [] }: SampleRequest): boolean {
  const isForm =
    body?.kind !== 'multipart' ||
    (/^multipart\/form-data/i.test(body.mediaType) && !body.parts.some(({ headers }) => headers));
  return needs.length > 0 || !isForm || (body !== undefined && /^(?:GET|HEAD)$/.test(method));
}

function toCall({ query, ...request }: SampleRequest): CallToPrint {
  const url = [request.url, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
  const method = request.method.replaceAll(/[^\w-]/g, '');
  return { ...request, method, url: encodeQuotes(url) };
}

/** Encodes characters that are invalid in a URL, since some printers quote the URL without escaping. */
function encodeQuotes(url: string): string {
  return url.replaceAll(/['"`\\\s\p{Cc}]/gu, (character) =>
    character === "'" ? '%27' : encodeURIComponent(character),
  );
}
