import type { BodyPart, NameValue } from '@frontier/openapi';
import { labels } from '../../labels.js';
import { hasUniqueNames, isOddMultipart, type PrintCall } from './literals.js';

const { certificate, key, password, user } = labels.placeholders;

/** Delimiter of a body's nowdoc; no line of JSON begins with it. */
const TEXT_END = 'BODY';

/**
 * A call with PHP's cURL functions. The body is text, so that numbers keep their digits.
 *
 * @returns undefined for a form with files that repeats a name, since the keys of a PHP array are unique, or whose
 * parts have headers.
 */
export const printPhp: PrintCall = ({ body, headers, method, needs = [], url }) => {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  if (isOddMultipart(body) || parts.some((part) => part.headers !== undefined)) return undefined;
  if (!hasUniqueNames(parts)) return undefined;
  const text = body && 'text' in body ? body.text : undefined;
  const isBlock = text !== undefined && !new RegExp(`^\\s*${TEXT_END}\\b`, 'm').test(text);
  const fields =
    body?.kind === 'form'
      ? quote(encodeForm(body.fields))
      : body?.kind === 'file'
        ? `file_get_contents(${quote(body.file)})`
        : printParts(parts);
  const sent = isBlock ? '$body' : text === undefined ? fields : quote(text);
  const options = [
    ['CURLOPT_RETURNTRANSFER', 'true'],
    method === 'HEAD' ? ['CURLOPT_NOBODY', 'true'] : ['CURLOPT_CUSTOMREQUEST', quote(method)],
    ...(needs.includes('digest')
      ? [
          ['CURLOPT_HTTPAUTH', 'CURLAUTH_DIGEST'],
          ['CURLOPT_USERPWD', quote(`${user}:${password}`)],
        ]
      : []),
    ...(needs.includes('certificate')
      ? [
          ['CURLOPT_SSLCERT', quote(certificate)],
          ['CURLOPT_SSLKEY', quote(key)],
        ]
      : []),
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
};

function printParts(parts: readonly BodyPart[]): string {
  return printList(
    parts.map(({ file, mediaType, name, value }) => {
      const type = mediaType === undefined ? '' : `, ${quote(mediaType)}`;
      const text =
        type === '' ? quote(value) : `new CURLStringFile(${quote(value)}, ${quote(name)}${type})`;
      const content = file ? `new CURLFile(${quote(value)}${type})` : text;
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
