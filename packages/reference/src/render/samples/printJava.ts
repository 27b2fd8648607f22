import type { BodyPart, SampleBody } from '@frontier/openapi';
import type { PrintCall } from './literals.js';

const NEED_BODY = ['POST', 'PUT', 'PATCH', 'PROPPATCH', 'REPORT'];

/** A call with OkHttp 4 or later, in Java 15 or later. */
export const printJava: PrintCall = ({ body, headers, method, url }) => {
  const none = NEED_BODY.includes(method) ? 'RequestBody.create("", null)' : 'null';
  return [
    'import okhttp3.*;',
    '',
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
};

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
        ...body.parts.map(printPart),
      ]);
    case 'file':
      return createBody(body.mediaType, `new java.io.File(${quote(body.file)})`);
    default:
      return createBody(body.mediaType, quoteLines(body.text));
  }
}

function printPart({ file, mediaType, name, value }: BodyPart): string {
  const text = quote(value);
  const content = file
    ? createBody(mediaType ?? 'application/octet-stream', `new java.io.File(${text})`)
    : createBody(mediaType ?? 'text/plain', text);
  const isPlain = !file && mediaType === undefined;
  return `addFormDataPart(${quote(name)}, ${isPlain ? text : `${file ? text : 'null'}, ${content}`})`;
}

function createBody(mediaType: string, content: string): string {
  return `RequestBody.create(${content}, MediaType.parse(${quote(mediaType)}))`;
}

function build(builder: string, calls: readonly string[]): string {
  return [`new ${builder}`, ...calls.map((call) => `  .${call}`), '  .build()'].join('\n');
}

/** A text block would strip a blank at the end of a line. */
function quoteLines(text: string): string {
  const lines = text.split('\n');
  if (lines.length === 1 || lines.some((line) => /\s$/.test(line))) return quote(text);
  const block = lines
    .map((line) => line && `  ${escapeLiteral(line).replaceAll('\\"', '"')}`)
    .join('\n');
  return `"""\n${block.replaceAll('"""', '""\\"').replace(/"$/, '\\"')}"""`;
}

function quote(text: string): string {
  return `"${escapeLiteral(text)}"`;
}

/** Java decodes `\u000a` before it parses strings, so control characters are written in octal. */
function escapeLiteral(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/\\(?:u00([01][\da-f])|.)/g, (pair, code?: string) =>
      code === undefined ? pair : `\\${Number.parseInt(code, 16).toString(8).padStart(3, '0')}`,
    );
}
