import { snippetz } from '@scalar/snippetz';
import type { Sample, SampleBody, SampleRequest } from '../model/types/sample';
import type { Operation } from '../model/types/service';
import { escapeForCSharp, escapeForJavaScript } from './escapeForPrinter';
import type { HarRequest } from './HarRequest';

interface Target {
  readonly language: string;
  readonly label: string;
  readonly grammar: string;
  readonly print: (request: HarRequest) => string | undefined;
}

const printer = snippetz();

const TARGETS: readonly Target[] = [
  {
    language: 'curl',
    label: 'curl',
    grammar: 'shellscript',
    print: (request) => printer.print('shell', 'curl', request),
  },
  { language: 'javascript', label: 'JavaScript', grammar: 'javascript', print: printJavaScript },
  { language: 'python', label: 'Python', grammar: 'python', print: printPython },
  {
    language: 'java',
    label: 'Java',
    grammar: 'java',
    print: (request) => printer.print('java', 'okhttp', request),
  },
  { language: 'csharp', label: 'C#', grammar: 'csharp', print: printCSharp },
];

/**
 * Writes an operation's call in every language, after the samples the document brings itself.
 * Numbers keep the digits of the contract's example (specification §9: 8 decimal places).
 */
export function writeSamples(operation: Operation): readonly Sample[] {
  const { request, ownSamples } = operation;
  if (!request) return ownSamples;
  const own = new Set(ownSamples.map(({ language }) => language));
  const digits = new DigitKeeper();
  const har = toHar(request, digits);
  const written = TARGETS.filter(({ language }) => !own.has(language)).flatMap(
    ({ grammar, label, language, print }) => {
      const code = print(har);
      return code === undefined ? [] : [{ grammar, label, language, code: digits.restore(code) }];
    },
  );
  return [...ownSamples, ...written];
}

/** An operation's call for the command line, as its first sample shows it. */
export function writeCurl(operation: Operation): string | undefined {
  return writeSamples(operation).find(({ language }) => language === 'curl')?.code;
}

function toHar(request: SampleRequest, digits: DigitKeeper): HarRequest {
  const query = request.query.join('&');
  return {
    method: request.method.replaceAll(/[^\w-]/g, ''),
    url: encodeQuotes(query ? `${request.url}?${query}` : request.url),
    headers: [...request.headers],
    queryString: [],
    cookies: [],
    httpVersion: 'HTTP/1.1',
    headersSize: -1,
    bodySize: -1,
    ...(request.body ? { postData: toPostData(request.body, digits) } : {}),
  };
}

/** No address holds these as they are, and some printers put the address between quotes as it is. */
function encodeQuotes(url: string): string {
  return url.replaceAll(/['"`\\\s\p{Cc}]/gu, (character) =>
    character === "'" ? '%27' : encodeURIComponent(character),
  );
}

function toPostData(body: SampleBody, digits: DigitKeeper): NonNullable<HarRequest['postData']> {
  const { mediaType: mimeType } = body;
  switch (body.kind) {
    case 'json':
      return { mimeType, text: digits.keep(body.text) };
    case 'text':
      return { mimeType, text: body.text };
    case 'form':
      return { mimeType, params: [...body.fields] };
    case 'multipart':
      return {
        mimeType,
        params: body.parts.map(({ file, name, value }) =>
          file ? { name, value, fileName: value } : { name, value },
        ),
      };
  }
}

function printJavaScript(request: HarRequest): string | undefined {
  const call = printer.print('js', 'fetch', escapeForJavaScript(request));
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

function printPython(request: HarRequest): string | undefined {
  const call = printer.print('python', 'requests', request);
  return (
    call && `import requests\n\nresponse = ${call}\n\nprint(response.status_code, response.text)`
  );
}

function printCSharp(request: HarRequest): string | undefined {
  // The printer puts a text between three quotes, which no text may then hold.
  if (request.postData?.text?.includes('"""')) return undefined;
  const call = printer.print('csharp', 'httpclient', escapeForCSharp(request));
  if (call === undefined) return undefined;
  const imports = call.includes('HeaderValue(') ? 'using System.Net.Http.Headers;\n\n' : '';
  return `${imports}${call}\n\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`;
}

/**
 * Printers parse JSON and write its numbers anew, without trailing zeros. Each number that would
 * change travels as an integer no example uses, and gets its digits back in the printed code.
 */
class DigitKeeper {
  private readonly kept = new Map<string, string>();

  keep(json: string): string {
    return json.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) => {
      if (token.startsWith('"') || String(Number(token)) === token) return token;
      const stand = String(8_230_946_170_000_000 + this.kept.size);
      this.kept.set(stand, token);
      return stand;
    });
  }

  restore(code: string): string {
    return code.replace(/8230946170\d{6}/g, (stand) => this.kept.get(stand) ?? stand);
  }
}
