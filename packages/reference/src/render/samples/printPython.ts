import type { BodyPart, NameValue, SampleBody } from '@frontier/openapi';
import { keepsNumbers, type PrintCall, rewriteJson, structureOf } from './literals.js';

const NOTATION = {
  text: JSON.stringify,
  words: { true: 'True', false: 'False', null: 'None' },
};
const OWN_FUNCTIONS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
/** Longer addresses take a separate line. */
const SHORT_URL = 40;

/** A call with the library Requests. */
export const printPython: PrintCall = ({ body, headers, method, url }) => {
  const hasFunction = OWN_FUNCTIONS.includes(method);
  const named = hasFunction ? method.toLowerCase() : 'request';
  const first = [...(hasFunction ? [] : [JSON.stringify(method)]), `"${url}"`].join(', ');
  const others = [
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
    const isPlain = ({ file, mediaType }: BodyPart) => !(file || mediaType);
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

function printPart({ file, mediaType, name, value }: BodyPart): string {
  const text = JSON.stringify(value);
  const content = file ? `open(${text}, "rb")` : text;
  const type = mediaType === undefined ? [] : [JSON.stringify(mediaType)];
  const isLone = file && type.length === 0;
  const part = isLone ? content : `(${[file ? text : 'None', content, ...type].join(', ')})`;
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
