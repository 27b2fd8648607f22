import type { BodyPart, NameValue, SampleBody } from '@frontier/openapi';
import { labels } from '../../labels.js';
import {
  isOddMultipart,
  keepsNumbers,
  type PrintCall,
  rewriteJson,
  structureOf,
} from './literals.js';

const NOTATION = {
  text: JSON.stringify,
  words: { true: 'True', false: 'False', null: 'None' },
};
const OWN_FUNCTIONS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
/** Longer addresses take a separate line. */
const SHORT_URL = 40;

/** A call with the library Requests. */
export const printPython: PrintCall = ({ body, headers, method, needs = [], url }) => {
  if (isOddMultipart(body)) return undefined;
  const { certificate, key, password, user } = labels.placeholders;
  const hasFunction = OWN_FUNCTIONS.includes(method);
  const named = hasFunction ? method.toLowerCase() : 'request';
  const first = [...(hasFunction ? [] : [JSON.stringify(method)]), `"${url}"`].join(', ');
  const others = [
    ...(needs.includes('digest')
      ? [`auth=requests.auth.HTTPDigestAuth("${user}", "${password}")`]
      : []),
    ...(needs.includes('certificate') ? [`cert=("${certificate}", "${key}")`] : []),
    ...(headers.length > 0 ? [`headers=${printObject(headers)}`] : []),
    ...(body ? printBody(body) : []),
  ];
  const isLong = url.length > SHORT_URL;
  const lines = [...(isLong ? [`\n    ${first}`] : [first]), ...others].join(',\n    ');
  return [
    'import requests',
    '',
    `response = requests.${named}(${lines}${isLong || others.length > 0 ? '\n' : ''})`,
    '',
    'print(response.status_code, response.text)',
  ].join('\n');
};

function printBody(body: SampleBody): readonly string[] {
  if (body.kind === 'form') return [`data=${printObject(body.fields)}`];
  if (body.kind === 'multipart') {
    const isPlain = ({ file, headers, mediaType }: BodyPart) => !(file || mediaType || headers);
    const plain = body.parts.filter(isPlain);
    // With `data` alone, Requests would send a URL-encoded form.
    const isAllPlain = plain.length === body.parts.length;
    const sent = body.parts.filter((part) => isAllPlain || !isPlain(part)).map(printPart);
    return [
      `files=[\n${sent.join(',\n')}\n    ]`,
      ...(isAllPlain || plain.length === 0 ? [] : [`data=${printObject(plain)}`]),
    ];
  }
  if (body.kind === 'file') return [`data=open(${JSON.stringify(body.file)}, "rb")`];
  const json = structureOf(body);
  // Without `encode`, Requests fails on characters outside Latin-1.
  if (json === undefined || !keepsNumbers(json, true))
    return [`data=${JSON.stringify(body.text)}.encode()`];
  return [`json=${rewriteJson(json, NOTATION, '    ')}`];
}

function printPart({ file, headers, mediaType, name, value }: BodyPart): string {
  const text = JSON.stringify(value);
  const content = file ? `open(${text}, "rb")` : text;
  const facts = [
    ...(mediaType || headers ? [mediaType ? JSON.stringify(mediaType) : 'None'] : []),
    ...(headers
      ? [
          `{${headers.map((one) => [one.name, one.value].map((part) => JSON.stringify(part)).join(': ')).join(', ')}}`,
        ]
      : []),
  ];
  const isLone = file && facts.length === 0;
  const part = isLone ? content : `(${[file ? text : 'None', content, ...facts].join(', ')})`;
  return `      (${JSON.stringify(name)}, ${part})`;
}

/** A repeated name becomes a list. */
function printObject(pairs: readonly NameValue[]): string {
  const byName = new Map<string, string | string[]>();
  for (const { name, value } of pairs) {
    const known = byName.get(name);
    byName.set(name, known === undefined ? value : [known, value].flat());
  }
  return rewriteJson(JSON.stringify(Object.fromEntries(byName)), NOTATION, '    ');
}
