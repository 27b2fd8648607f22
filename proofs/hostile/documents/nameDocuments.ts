import type { HostileDocument } from '../HostileDocument';
import { one, openapi, sized, times } from '../makeDocuments';

/** Names of which files, anchors and keys are made. */
const NAMES: readonly string[] = [
  '',
  ' ',
  '.',
  '..',
  '/',
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc',
  'C:\\a',
  '//host/share',
  'CON',
  'nul',
  'aux.html',
  'com1',
  'LPT9',
  'index',
  'INDEX',
  'operations',
  'redirect',
  'reference.css',
  'conteudo',
  'r-content',
  'r-schemas',
  '.htaccess',
  '-rf',
  '~',
  '#',
  '?a=b&c',
  '%',
  '%zz',
  'a\nb',
  'a\tb',
  '\u0000',
  '\u202egnp',
  '\ud800',
  '😀',
  'é',
  'e\u0301',
  'ﬀ',
  'İ',
  '<b>',
  '"\'`',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'undefined',
  'null',
];

/** Names that would leave their folder, stand for something else, or be the same as others. */
export const nameDocuments: readonly HostileDocument[] = [
  ...NAMES.map((name) => one(`name: ${JSON.stringify(name)}`, 'page', named([name]))),
  sized('name: long', 'page', [10_000, 1_000_000], (length) => named(['n'.repeat(length)])),
  sized('name: long, of parts', 'page', [10_000, 1_000_000], (length) =>
    named(['../'.repeat(length / 3)]),
  ),
  one('names: the same but for case', 'page', named(['Abc', 'abc', 'ABC', 'aBc'])),
  one('names: the same without signs', 'page', named(['a b', 'a-b', 'a_b', 'a/b', 'a--b', 'á b'])),
  one('names: the same, numbered', 'page', named(['a', 'a-2', 'a 2', 'A', 'a-2-2'])),
  one('names: nothing but signs', 'page', named(['!', '?', '!!', '¿', '…'])),
  sized('names: the same, often', 'page', [12, 300], (count) =>
    named(times(count, (index) => (index % 2 === 0 ? 'a!' : 'A?') + ' '.repeat(index))),
  ),
  one(
    'names: those of the renderer',
    'page',
    named([
      'op',
      'tag',
      'schema',
      'autenticacao',
      'authentication',
      'servers',
      'get--p0',
      'schema-a',
      'a--request',
    ]),
  ),
];

/** Each name as that of a call, its tag, its parameter, a schema, its property, a way to authenticate and a header. */
function named(names: readonly string[]): string {
  const byName = (make: (index: number) => unknown) =>
    Object.fromEntries(names.map((name, index) => [name, make(index)])) as Record<string, never>;
  return openapi({
    tags: names.map((name) => ({ name })),
    paths: Object.fromEntries(
      names.map((name, index) => [
        `/p${index}`,
        {
          post: {
            operationId: name,
            tags: [name],
            parameters: [{ name, in: 'query', schema: { type: 'string' } }],
            security: [{ [name]: [] }],
            requestBody: {
              content: {
                'application/json': {
                  schema: { $ref: `#/components/schemas/${pointerPart(name)}` },
                  examples: { [name]: { value: { [name]: 1 } } },
                },
              },
            },
            responses: {
              200: { description: 'ok', headers: byName(() => ({ schema: { type: 'string' } })) },
            },
          },
        },
      ]),
    ),
    components: {
      schemas: byName(() => ({
        title: names[0] ?? '',
        type: 'object',
        properties: byName(() => ({ type: 'string' })),
      })),
      securitySchemes: byName(() => ({ type: 'http', scheme: 'bearer' })),
    },
  });
}

function pointerPart(name: string): string {
  return encodeURIComponent(
    name
      .replace(/\p{Surrogate}|[\0\u202e]/gu, '\ufffd')
      .replaceAll('~', '~0')
      .replaceAll('/', '~1'),
  );
}
