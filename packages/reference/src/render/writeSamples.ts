import type { Operation, Sample, SampleRequest } from '@frontier/openapi';
import type { PrintCall, SampleCall } from './samples/literals.js';
import { printCSharp } from './samples/printCSharp.js';
import { printCurl } from './samples/printCurl.js';
import { printJava } from './samples/printJava.js';
import { printJavaScript } from './samples/printJavaScript.js';
import { printPhp } from './samples/printPhp.js';
import { printPython } from './samples/printPython.js';

/** A language of samples. */
interface SampleLanguage {
  /** Key of the language, also in the stored choice. */
  readonly language: string;
  /** Name on the tab. */
  readonly label: string;
  /** Name of the language for the highlighter. */
  readonly grammar: string;
  readonly print: PrintCall;
}

/** The languages of samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  { language: 'curl', label: 'curl', grammar: 'shellscript', print: printCurl },
  { language: 'javascript', label: 'JavaScript', grammar: 'javascript', print: printJavaScript },
  { language: 'python', label: 'Python', grammar: 'python', print: printPython },
  { language: 'java', label: 'Java', grammar: 'java', print: printJava },
  { language: 'csharp', label: 'C#', grammar: 'csharp', print: printCSharp },
  { language: 'php', label: 'PHP', grammar: 'php', print: printPhp },
];

/**
 * Writes an operation's call in every language, after the document's own samples. Numbers keep the digits of the
 * contract's example.
 *
 * @param operation of the model.
 * @returns the samples in the order of their tabs.
 * @example
 * const [operation] = operationsOf(service)
 * writeSamples(operation)[0].language // 'curl'
 */
export function writeSamples(operation: Operation): readonly Sample[] {
  return writeSamplesIn(operation, () => true);
}

/** Returns the document's own samples and the generated ones of the wanted languages. */
export function writeSamplesIn(
  operation: Operation,
  isWanted: (language: string) => boolean,
): readonly Sample[] {
  const { request, ownSamples } = operation;
  if (!request) return ownSamples;
  const own = new Set(ownSamples.map(({ language }) => language));
  const call = toCall(request);
  const written = SAMPLE_LANGUAGES.filter(
    ({ language }) => !own.has(language) && isWanted(language),
  ).flatMap(({ grammar, label, language, print }) => {
    const code = print(call);
    if (code === undefined) return [];
    return [{ grammar, label, language, code, isWritten: true }];
  });
  return [...ownSamples, ...written];
}

/**
 * Writes an operation's call for the command line.
 *
 * @param operation of the model.
 * @returns the document's own curl sample, otherwise the generated one; undefined without either.
 * @example
 * const [operation] = operationsOf(service)
 * writeCurl(operation)?.startsWith('curl') // true
 */
export function writeCurl(operation: Operation): string | undefined {
  const isCurl = (language: string) => language === 'curl';
  return writeSamplesIn(operation, isCurl).find(({ language }) => isCurl(language))?.code;
}

function toCall({ query, ...request }: SampleRequest): SampleCall {
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
