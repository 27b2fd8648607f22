import { snippetz } from '@scalar/snippetz';
import type { LanguageRegistration } from '@shikijs/core';
import csharp from '@shikijs/langs/csharp';
import java from '@shikijs/langs/java';
import javascript from '@shikijs/langs/javascript';
import php from '@shikijs/langs/php';
import python from '@shikijs/langs/python';
import shellscript from '@shikijs/langs/shellscript';
import { isJsonType } from '../model/buildExamples.js';
import { breakJavaBody } from './breakJavaBody.js';
import { escapeForCSharp, escapeForJavaScript } from './escapeForPrinter.js';
import type { HarRequest } from './HarRequest.js';
import { printPhp } from './printPhp.js';

/** A language that calls are shown in. */
export interface SampleLanguage {
  /** Its key, also in the reader's remembered choice. */
  readonly language: string;
  /** Its name on the tab. */
  readonly label: string;
  /** What its colours are found by. */
  readonly grammar: readonly LanguageRegistration[];
  /**
   * Writes a call. Texts of the call come from the document, which may hold anything: in the code
   * they must stay texts.
   *
   * @returns nothing for a call the language cannot show.
   */
  readonly print: (request: HarRequest) => string | undefined;
}

const printer = snippetz();

/** The languages of samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {
    language: 'curl',
    label: 'curl',
    grammar: shellscript,
    print: (request) => printer.print('shell', 'curl', request),
  },
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

/** A body of JSON that is one text, number or word: the printer would make an object of it. */
function withWholeText(request: HarRequest): HarRequest {
  const { postData } = request;
  const isBare = postData?.text !== undefined && !/^\s*[[{]/.test(postData.text);
  if (!isBare || !isJsonType(postData.mimeType)) return request;
  return { ...request, postData: { ...postData, mimeType: 'text/plain' } };
}

function printJavaScript(request: HarRequest): string | undefined {
  const call = printer.print('js', 'fetch', escapeForJavaScript(withWholeText(request)));
  if (call === undefined) return undefined;
  const files = (request.postData?.params ?? []).filter(({ fileName }) => fileName);
  const opened = call.replaceAll(
    /new Blob\(\[\]\), '((?:[^'\\]|\\.)+)'/g,
    (_, name: string) => `await openAsBlob('${name}'), '${name}'`,
  );
  const awaited = opened.replace(/^fetch\(/m, 'const response = await fetch(');
  const imports = files.length > 0 ? "import { openAsBlob } from 'node:fs'\n\n" : '';
  return `${imports}${awaited}\n\nconsole.log(response.status, await response.text())`;
}

function printJava(request: HarRequest): string | undefined {
  const call = printer.print('java', 'okhttp', request);
  return call && breakJavaBody(call);
}

function printPython(request: HarRequest): string | undefined {
  const { postData, ...others } = request;
  const text = postData && !isJsonType(postData.mimeType) ? postData.text : undefined;
  const printed = printer.print('python', 'requests', text === undefined ? request : others);
  const call = text === undefined ? printed : printed && withText(printed, text);
  return (
    call && `import requests\n\nresponse = ${call}\n\nprint(response.status_code, response.text)`
  );
}

/** The printer leaves out a body that is a text; without `encode` only Latin letters could be sent. */
function withText(call: string, text: string): string {
  return call.replace(/\n?\)$/, () => `,\n    data=${JSON.stringify(text)}.encode()\n)`);
}

function printCSharp(request: HarRequest): string | undefined {
  // The printer puts a text between three quotes, which no text may then hold.
  if (request.postData?.text?.includes('"""')) return undefined;
  // And line breaks in the parts of a form with files, as they are.
  const { mimeType = '', params = [] } = request.postData ?? {};
  const parts = mimeType.startsWith('multipart/') ? params : [];
  if (parts.some((part) => /[\n\r\x85\u2028\u2029]/.test(Object.values(part).join(''))))
    return undefined;
  const call = printer.print('csharp', 'httpclient', escapeForCSharp(request));
  if (call === undefined) return undefined;
  const imports = call.includes('HeaderValue(') ? 'using System.Net.Http.Headers;\n\n' : '';
  return `${imports}${call}\n\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`;
}
