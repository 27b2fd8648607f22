import type { Colours } from './paintCode.js';
import type { Call } from './samples/literals.js';
import { CSHARP_COLOURS, printCSharp } from './samples/printCSharp.js';
import { CURL_COLOURS, printCurl } from './samples/printCurl.js';
import { JAVA_COLOURS, printJava } from './samples/printJava.js';
import { JAVASCRIPT_COLOURS, printJavaScript } from './samples/printJavaScript.js';
import { PHP_COLOURS, printPhp } from './samples/printPhp.js';
import { PYTHON_COLOURS, printPython } from './samples/printPython.js';

/** A language that calls are shown in. */
export interface SampleLanguage {
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
