import type { Operation, Sample, SampleRequest } from '@frontier/openapi';
import type { Colours } from './paintCode.js';
import type { Call } from './samples/literals.js';
import { CSHARP_COLOURS, printCSharp } from './samples/printCSharp.js';
import { CURL_COLOURS, printCurl } from './samples/printCurl.js';
import { JAVA_COLOURS, printJava } from './samples/printJava.js';
import { JAVASCRIPT_COLOURS, printJavaScript } from './samples/printJavaScript.js';
import { PHP_COLOURS, printPhp } from './samples/printPhp.js';
import { PYTHON_COLOURS, printPython } from './samples/printPython.js';

/** A language that calls are shown in. */
interface SampleLanguage {
  /** Its key, also in the reader's remembered choice. */
  readonly language: string;
  /** Its name on the tab. */
  readonly label: string;
  /** The name its code is highlighted by. */
  readonly grammar: string;
  /**
   * Writes a call. Texts of the call come from the document, which may hold anything: in the code
   * they must stay texts.
   *
   * @returns nothing for a call the language cannot show.
   */
  readonly print: (call: Call) => string | undefined;
  /** How that code is coloured. */
  readonly colours: Colours;
}

/** The languages of samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {
    language: 'curl',
    label: 'curl',
    grammar: 'shellscript',
    print: printCurl,
    colours: CURL_COLOURS,
  },
  {
    language: 'javascript',
    label: 'JavaScript',
    grammar: 'javascript',
    print: printJavaScript,
    colours: JAVASCRIPT_COLOURS,
  },
  {
    language: 'python',
    label: 'Python',
    grammar: 'python',
    print: printPython,
    colours: PYTHON_COLOURS,
  },
  { language: 'java', label: 'Java', grammar: 'java', print: printJava, colours: JAVA_COLOURS },
  {
    language: 'csharp',
    label: 'C#',
    grammar: 'csharp',
    print: printCSharp,
    colours: CSHARP_COLOURS,
  },
  { language: 'php', label: 'PHP', grammar: 'php', print: printPhp, colours: PHP_COLOURS },
];

/** How calls are coloured that a printer wrote, by the name of their grammar. */
export function coloursOf(grammar: string): Colours | undefined {
  return SAMPLE_LANGUAGES.find((language) => language.grammar === grammar)?.colours;
}

/**
 * Writes an operation's call in every language, after the samples the document brings itself.
 * Numbers keep the digits of the contract's example: 8 decimal places stay 8.
 */
export function writeSamples(operation: Operation): readonly Sample[] {
  return writeSamplesIn(operation, () => true);
}

/** The document's own samples, and those of the wanted languages. */
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

/** An operation's call for the command line, as its first sample shows it. */
export function writeCurl(operation: Operation): string | undefined {
  const isCurl = (language: string) => language === 'curl';
  return writeSamplesIn(operation, isCurl).find(({ language }) => isCurl(language))?.code;
}

function toCall({ query, ...request }: SampleRequest): Call {
  const url = [request.url, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
  const method = request.method.replaceAll(/[^\w-]/g, '');
  return { ...request, method, url: encodeQuotes(url) };
}

/** No address holds these as they are, and some printers put the address between quotes as it is. */
function encodeQuotes(url: string): string {
  return url.replaceAll(/['"`\\\s\p{Cc}]/gu, (character) =>
    character === "'" ? '%27' : encodeURIComponent(character),
  );
}
