import type { NameValue, SampleBody } from '@frontier/openapi';
import type { Colours } from '../paintCode.js';
import { JSON_NOTATION, rewriteJson, type SampleCall, structureOf } from './literals.js';

const OWN_METHODS = ['Get', 'Post', 'Put', 'Delete', 'Patch', 'Head', 'Options'];

/** A call with `HttpClient`, in C# 11 or later. */
export function printCSharp({ body, headers, method, url }: SampleCall): string {
  const own = OWN_METHODS.find((name) => name.toUpperCase() === method);
  const called = own ? `HttpMethod.${own}` : `new HttpMethod(${quote(method)})`;
  const sent = headers.filter(({ name }) => !body || name.toLowerCase() !== 'content-type');
  const set = sent.map(printHeader);
  const hasTypes = set.some((line) => line.includes('new AuthenticationHeaderValue('));
  return [
    ...(hasTypes ? ['using System.Net.Http.Headers;', ''] : []),
    'using var client = new HttpClient();',
    '',
    `var request = new HttpRequestMessage(${called}, "${url}");`,
    ...set,
    ...(body ? printBody(body) : []),
    '',
    'using var response = await client.SendAsync(request);',
    '',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}

function printHeader({ name, value }: NameValue): string {
  const [, scheme, credentials] = /^(\S+) (.+)$/.exec(value) ?? [];
  return name.toLowerCase() === 'authorization' && scheme && credentials
    ? `request.Headers.Authorization = new AuthenticationHeaderValue(${quote(scheme)}, ${quote(credentials)});`
    : `request.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`;
}

function printBody(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'form':
      return printForm(body.fields);
    case 'multipart':
      return [
        'var content = new MultipartFormDataContent();',
        ...body.parts.map(({ file, name, value }) => {
          const text = quote(value);
          return file
            ? `content.Add(new StreamContent(File.OpenRead(${text})), ${quote(name)}, ${text});`
            : `content.Add(new StringContent(${text}), ${quote(name)});`;
        }),
        'request.Content = content;',
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
        `System.Text.Encoding.UTF8, ${quote(body.mediaType)});`,
      ];
    }
  }
}

function printForm(fields: readonly NameValue[]): readonly string[] {
  const isUnique = new Set(fields.map(({ name }) => name)).size === fields.length;
  const type = isUnique ? 'Dictionary<string, string>' : 'List<KeyValuePair<string, string>>';
  return [
    `var formParams = new ${type}`,
    '{',
    ...fields.map(({ name, value }) =>
      isUnique
        ? `  [${quote(name)}] = ${quote(value)},`
        : `  new(${quote(name)}, ${quote(value)}),`,
    ),
    '};',
    'request.Content = new FormUrlEncodedContent(formParams);',
  ];
}

/** JSON's escapes are valid in C#, but C# has three more line terminators. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\x85\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export const CSHARP_COLOURS: Colours = {
  pattern:
    /(?<ts>(?<quotes>"{3,})\n[\s\S]*?\n\k<quotes>|"(?:[^"\\\n]|\\.)*")|(?<tk>\b(?:using|var|new|await|string)\b|=)|(?<tf>\b[A-Za-z]+(?=[(<])|(?<=^using [\w.]*)\w+)|(?<tn>\b(?:(?:HttpMethod|request|client|response|content|Console|File|System)(?=\.)|(?<=\.)\w+))/gm,
};
