import type { HarRequest } from './HarRequest.js';

/** What ends the text of a body; no line of JSON begins with it. */
const TEXT_END = 'BODY';
const URL_ENCODED = 'application/x-www-form-urlencoded';

/**
 * A call in PHP with its own cURL functions. The body is text, so that numbers keep their digits.
 *
 * @returns nothing for a form with files in which a name recurs: an array of PHP holds it once.
 */
export function printPhp({ headers, method, postData, url }: HarRequest): string | undefined {
  const { mimeType = '', params, text } = postData ?? {};
  const names = params?.map(({ name }) => name) ?? [];
  const isForm = mimeType === URL_ENCODED;
  if (!isForm && new Set(names).size < names.length) return undefined;
  const isBlock = text !== undefined && !new RegExp(`^\\s*${TEXT_END}\\b`, 'm').test(text);
  const fields = params && (isForm ? quote(encodeForm(params)) : printParts(params));
  const body = isBlock ? '$body' : (fields ?? (text === undefined ? undefined : quote(text)));
  const options = [
    ['CURLOPT_RETURNTRANSFER', 'true'],
    method === 'HEAD' ? ['CURLOPT_NOBODY', 'true'] : ['CURLOPT_CUSTOMREQUEST', quote(method)],
    ['CURLOPT_HTTPHEADER', printList(headers.map(({ name, value }) => quote(`${name}: ${value}`)))],
    ['CURLOPT_POSTFIELDS', body],
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

type Params = NonNullable<NonNullable<HarRequest['postData']>['params']>;

function printParts(params: Params): string {
  return printList(
    params.map(({ fileName, name, value }) => {
      const content = fileName === undefined ? quote(value) : `new CURLFile(${quote(fileName)})`;
      return `${quote(name)} => ${content}`;
    }),
  );
}

function encodeForm(params: Params): string {
  return new URLSearchParams(params.map(({ name, value }) => [name, value])).toString();
}

function printList(items: readonly string[]): string {
  if (items.length === 0) return '';
  return ['[', ...items.map((item) => `        ${item},`), '    ]'].join('\n');
}

/** Between single quotes nothing but these two means anything else. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
