import type { LanguageRegistration } from '@shikijs/core';
import csharp from '@shikijs/langs/csharp';
import java from '@shikijs/langs/java';
import javascript from '@shikijs/langs/javascript';
import php from '@shikijs/langs/php';
import python from '@shikijs/langs/python';
import shellscript from '@shikijs/langs/shellscript';
import type { Call } from './samples/literals.js';
import { printCSharp } from './samples/printCSharp.js';
import { printCurl } from './samples/printCurl.js';
import { printJava } from './samples/printJava.js';
import { printJavaScript } from './samples/printJavaScript.js';
import { printPhp } from './samples/printPhp.js';
import { printPython } from './samples/printPython.js';

/** A language that calls are shown in. */
export interface SampleLanguage {
  /** Its key, also in the reader's remembered choice. */
  readonly language: string;
  /** Its name on the tab. */
  readonly label: string;
  /** Its grammar, for highlighting. */
  readonly grammar: readonly LanguageRegistration[];
  /**
   * Writes a call. Texts of the call come from the document, which may hold anything: in the code
   * they must stay texts.
   *
   * @returns nothing for a call the language cannot show.
   */
  readonly print: (call: Call) => string | undefined;
}

/** The languages of samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  { language: 'curl', label: 'curl', grammar: shellscript, print: printCurl },
  { language: 'javascript', label: 'JavaScript', grammar: javascript, print: printJavaScript },
  { language: 'python', label: 'Python', grammar: python, print: printPython },
  { language: 'java', label: 'Java', grammar: java, print: printJava },
  { language: 'csharp', label: 'C#', grammar: csharp, print: printCSharp },
  { language: 'php', label: 'PHP', grammar: php, print: printPhp },
];

/** The name code is highlighted by: a grammar comes after those it needs. */
export function nameOfGrammar(grammar: SampleLanguage['grammar']): string {
  return grammar.at(-1)?.name ?? '';
}
