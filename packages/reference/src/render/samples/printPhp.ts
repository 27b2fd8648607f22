import type { BodyPart, NameValue } from '@frontier/openapi';
import type { Colours } from '../paintCode.js';
import type { SampleCall } from './literals.js';

/** Delimiter of a body's nowdoc; no line of JSON begins with it. */
const TEXT_END = 'BODY';

/**
 * A call with PHP's cURL functions. The body is text, so that numbers keep their digits.
 *
 * @returns undefined for a form with files that repeats a name, since the keys of a PHP array are unique.
 */
export function printPhp({ body, headers, method, url }: SampleCall): string | undefined {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  if (new Set(parts.map(({ name }) => name)).size < parts.length) return undefined;
  const text = body && 'text' in body ? body.text : undefined;
  const isBlock = text !== undefined && !new RegExp(`^\\s*${TEXT_END}\\b`, 'm').test(text);
  const fields = body?.kind === 'form' ? quote(encodeForm(body.fields)) : printParts(parts);
  const sent = isBlock ? '$body' : text === undefined ? fields : quote(text);
  const options = [
    ['CURLOPT_RETURNTRANSFER', 'true'],
    method === 'HEAD' ? ['CURLOPT_NOBODY', 'true'] : ['CURLOPT_CUSTOMREQUEST', quote(method)],
    ['CURLOPT_HTTPHEADER', printList(headers.map(({ name, value }) => quote(`${name}: ${value}`)))],
    ['CURLOPT_POSTFIELDS', sent],
  ];
  return [
    '<?php',
    '',
    ...(isBlock ? [`$body = <<<'${TEXT_END}'`, text, `${TEXT_END};`, ''] : []),
    `$curl = curl_init(${quote(url)});`,
    'curl_setopt_array($curl, [',
    ...options.flatMap(([name, value]) => (value ? [`    ${name} => ${value},`] : [])),
    ']);',
    '',
    '$response = curl_exec($curl);',
    '',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response, PHP_EOL;",
  ].join('\n');
}

function printParts(parts: readonly BodyPart[]): string {
  return printList(
    parts.map(({ file, name, value }) => {
      const content = file ? `new CURLFile(${quote(value)})` : quote(value);
      return `${quote(name)} => ${content}`;
    }),
  );
}

function encodeForm(fields: readonly NameValue[]): string {
  return new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
}

function printList(items: readonly string[]): string {
  if (items.length === 0) return '';
  return ['[', ...items.map((item) => `        ${item},`), '    ]'].join('\n');
}

/** Only `\` and `'` are special in a single-quoted string. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

export const PHP_COLOURS: Colours = {
  pattern:
    /(?<tk><\?|=>?|\b(?:BODY|new)\b)|(?<ts><<<'|(?<=<<<'BODY)'\n[\s\S]*?\n(?=BODY;)|'(?:[^'\\]|\\.)*')|(?<tn>\b(?:true|PHP_EOL|CURLFile)\b)|(?<tf>\becho curl_getinfo|\bcurl_\w+(?=\()|\$curl(?=[,)])| \[(?=\n)|^ +CURLOPT_\w+| CURLINFO_RESPONSE_CODE| \$body(?=,)|^ *\](?=[),]))/gm,
};
