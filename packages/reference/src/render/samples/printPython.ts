import type { NameValue, SampleBody } from '@frontier/openapi';
import type { Colours } from '../paintCode.js';
import { rewriteJson, type SampleCall, structureOf } from './literals.js';

const NOTATION = {
  text: JSON.stringify,
  words: { true: 'True', false: 'False', null: 'None' },
};
const OWN_FUNCTIONS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
/** Longer addresses take a separate line. */
const SHORT_URL = 40;

/** A call with the library Requests. */
export function printPython({ body, headers, method, url }: SampleCall): string {
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
}

function printBody(body: SampleBody): readonly string[] {
  if (body.kind === 'form') return [`data=${printObject(body.fields)}`];
  if (body.kind === 'multipart') {
    const files = body.parts.filter(({ file }) => file);
    const texts = body.parts.filter(({ file }) => !file);
    // With `data` alone, Requests would send a URL-encoded form.
    const sent = (files.length > 0 ? files : texts).map(({ file, name, value }) => {
      const text = JSON.stringify(value);
      return `      (${JSON.stringify(name)}, ${file ? `open(${text}, "rb")` : `(None, ${text})`})`;
    });
    const hasData = files.length > 0 && texts.length > 0;
    return [
      `files=[\n${sent.join(',\n')}\n    ]`,
      ...(hasData ? [`data=${printObject(texts)}`] : []),
    ];
  }
  const json = structureOf(body);
  // Without `encode`, Requests fails on characters outside Latin-1.
  if (json === undefined) return [`data=${JSON.stringify(body.text)}.encode()`];
  return [`json=${rewriteJson(json, NOTATION, '    ')}`];
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

/** Colours of the generated Python, and of client library samples. */
export const PYTHON_COLOURS: Colours = {
  pattern:
    /(?<ts>"(?:[^"\\\n]|\\.)*")|(?<tc>#.*)|(?<tk>\b(?:import|from)\b|=|-(?=\d))|(?<tn>\b(?:True|False|None)\b|\b\d[\d.eE+-]*)|(?<tf>\b\w+(?=\())/g,
  // Shiki's Python grammar treats these as placeholders.
  inTexts: /\{\{|\}\}|\{\w*\}/g,
};
