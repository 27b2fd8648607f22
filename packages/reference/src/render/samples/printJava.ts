import type { SampleBody } from '@frontier/openapi';
import type { Colours } from '../paintCode.js';
import type { SampleCall } from './literals.js';

const NEED_BODY = ['POST', 'PUT', 'PATCH', 'PROPPATCH', 'REPORT'];

/** A call with OkHttp, in Java 15 or later. */
export function printJava({ headers, method, url, ...call }: SampleCall): string {
  // OkHttp rejects a body for GET and HEAD.
  const body = method === 'GET' || method === 'HEAD' ? undefined : call.body;
  const none = NEED_BODY.includes(method) ? 'RequestBody.create(null, "")' : 'null';
  return [
    'OkHttpClient client = new OkHttpClient();',
    '',
    ...(body ? [`RequestBody body = ${printBody(body)};`, ''] : []),
    'Request request = new Request.Builder()',
    `  .url(${quote(url)})`,
    `  .method(${quote(method)}, ${body ? 'body' : none})`,
    ...headers.map(({ name, value }) => `  .addHeader(${quote(name)}, ${quote(value)})`),
    '  .build();',
    '',
    'try (Response response = client.newCall(request).execute()) {',
    '  System.out.println(response.body().string());',
    '}',
  ].join('\n');
}

function printBody(body: SampleBody): string {
  switch (body.kind) {
    case 'form':
      return build(
        'FormBody.Builder()',
        body.fields.map(({ name, value }) => `add(${quote(name)}, ${quote(value)})`),
      );
    case 'multipart':
      return build('MultipartBody.Builder()', [
        'setType(MultipartBody.FORM)',
        ...body.parts.map(({ file, name, value }) => {
          const text = quote(value);
          const content = file
            ? `${text}, RequestBody.create(MediaType.parse("application/octet-stream"), new java.io.File(${text}))`
            : text;
          return `addFormDataPart(${quote(name)}, ${content})`;
        }),
      ]);
    default:
      return `RequestBody.create(MediaType.parse(${quote(body.mediaType)}), ${quoteLines(body.text)})`;
  }
}

function build(builder: string, calls: readonly string[]): string {
  return [`new ${builder}`, ...calls.map((call) => `  .${call}`), '  .build()'].join('\n');
}

/** Writes a multi-line text as a text block unless a line ends with a blank, which a text block would strip. */
function quoteLines(text: string): string {
  const lines = text.split('\n');
  if (lines.length === 1 || lines.some((line) => /\s$/.test(line))) return quote(text);
  const block = lines
    .map((line) => line && `  ${escapeText(line).replaceAll('\\"', '"')}`)
    .join('\n');
  return `"""\n${block.replaceAll('"""', '""\\"').replace(/"$/, '\\"')}"""`;
}

function quote(text: string): string {
  return `"${escapeText(text)}"`;
}

/** Java decodes `\u000a` before it parses strings, so control characters are written in octal. */
function escapeText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/\\(?:u00([01][\da-f])|.)/g, (pair, code?: string) =>
      code === undefined ? pair : `\\${Number.parseInt(code, 16).toString(8).padStart(3, '0')}`,
    );
}

/** Colours of the generated Java, and of client library samples. */
export const JAVA_COLOURS: Colours = {
  pattern:
    /(?<tc>\/\*.*?\*\/|\/\/.*)|^import .*|(?<ts>"""[\s\S]*?(?<!\\)"""|"(?:[^"\\\n]|\\.)*")|(?<tk>\b(?:new|try|var|public|class|static|void|throws)\b|=|(?<=^|\()(?:OkHttpClient|RequestBody|Request|Response)\b(?! ?\.))|(?<tn>(?<!new )\b(?:RequestBody|MediaType|MultipartBody|System|out|io|FORM|client|response)\b(?=[.)](?! \{))|\b(?:null|true|false)\b|\b\d+L?\b)|(?<tf>\b(?:OkHttpClient\(\)|[A-Za-z]+(?=\()))/gm,
};
