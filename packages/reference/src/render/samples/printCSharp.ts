import type { BodyPart, NameValue, SampleBody } from '@frontier/openapi';
import { JSON_NOTATION, type PrintCall, rewriteJson, structureOf } from './literals.js';

const OWN_METHODS = ['Get', 'Post', 'Put', 'Delete', 'Patch', 'Head', 'Options'];

/** A call with `HttpClient`, in C# 11 or later. */
export const printCSharp: PrintCall = ({ body, headers, method, url }) => {
  const own = OWN_METHODS.find((name) => name.toUpperCase() === method);
  const called = own ? `HttpMethod.${own}` : `new HttpMethod(${quote(method)})`;
  const sent = headers.filter(({ name }) => !body || name.toLowerCase() !== 'content-type');
  const set = [...sent.map(printHeader), ...(body ? printBody(body) : [])];
  const needsTypes = set.some((line) => /\b(?:Media|Authentication)\w*HeaderValue\b/.test(line));
  return [
    ...(needsTypes ? ['using System.Net.Http.Headers;', ''] : []),
    'using var client = new HttpClient();',
    '',
    `var request = new HttpRequestMessage(${called}, "${url}");`,
    ...set,
    '',
    'using var response = await client.SendAsync(request);',
    '',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
};

function printHeader({ name, value }: NameValue): string {
  const [, scheme, credentials] = /^(\S+) (.+)$/.exec(value) ?? [];
  return name.toLowerCase() === 'authorization' && scheme && credentials
    ? `request.Headers.Authorization = new AuthenticationHeaderValue(${quote(scheme)}, ${quote(credentials)});`
    : `request.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`;
}

function printBody(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'form':
      return [
        'var formParams = new List<KeyValuePair<string, string>>',
        '{',
        ...body.fields.map(({ name, value }) => `  new(${quote(name)}, ${quote(value)}),`),
        '};',
        'request.Content = new FormUrlEncodedContent(formParams);',
      ];
    case 'multipart':
      return [
        'var content = new MultipartFormDataContent();',
        ...body.parts.map(printPart),
        'request.Content = content;',
      ];
    case 'file':
      return [
        `request.Content = new StreamContent(File.OpenRead(${quote(body.file)}));`,
        `request.Content.Headers.ContentType = ${mediaTypeOf(body.mediaType)};`,
      ];
    default: {
      const json = structureOf(body);
      const text = json === undefined ? body.text : rewriteJson(json, JSON_NOTATION);
      // The delimiter must be longer than every run of quotes in the text.
      const runs = text.match(/"+/g) ?? [];
      const quotes = '"'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
      return [
        'request.Content = new StringContent(',
        `${quotes}\n${text}\n${quotes},`,
        // Only a parsed type may have parameters.
        body.mediaType.includes(';')
          ? `${mediaTypeOf(body.mediaType)});`
          : `System.Text.Encoding.UTF8, ${quote(body.mediaType)});`,
      ];
    }
  }
}

function printPart({ file, mediaType, name, value }: BodyPart): string {
  const text = quote(value);
  if (!file) {
    const type = mediaType === undefined ? '' : `, ${mediaTypeOf(mediaType)}`;
    return `content.Add(new StringContent(${text}${type}), ${quote(name)});`;
  }
  const headers =
    mediaType === undefined ? '' : ` { Headers = { { "Content-Type", ${quote(mediaType)} } } }`;
  return `content.Add(new StreamContent(File.OpenRead(${text}))${headers}, ${quote(name)}, ${text});`;
}

function mediaTypeOf(mediaType: string): string {
  return `MediaTypeHeaderValue.Parse(${quote(mediaType)})`;
}

/** JSON's escapes are valid in C#, but C# has three more line terminators. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\x85\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
