import { expect, it } from 'vitest';
import { loadService } from '../load/loadService.js';
import { SpecError } from '../load/SpecError.js';
import { modelService } from '../modelService.js';

// Hostile documents, and unusual ones that only look hostile.

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';
const TEXT = `${HEAD}paths: {}\n`;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const rows = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(', ');
const withSchemas = (schemas: string) => `${TEXT}components: {schemas: {${schemas}}}\n`;
const withBody = (schema: string, schemas = '') =>
  `${HEAD}paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}\ncomponents: {schemas: {${schemas}}}\n`;

async function read(source: string | Uint8Array): Promise<string> {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  try {
    const { document } = await loadService({ service: 'a', source: 'a.yaml' }, async () => bytes);
    modelService(document, { id: 'a', title: 'A' }, 'a.yaml');
    return 'read';
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.message;
  }
}

it.each<[string, string | Uint8Array, RegExp]>([
  ['nothing', '', /found: an empty file/],
  ['a list', '- 1\n', /found: a list of 1/],
  ['a page', '<!doctype html>\n<p>Sign in: please</p>\n', /valid YAML|openapi, info/],
  [
    'Latin 1',
    Buffer.from(`${TEXT}x-a: ação`, 'latin1'),
    /a\.yaml:4:7\n.*Save the document as UTF-8/s,
  ],
  ['a cut character', Buffer.from(`${TEXT}x-a: ã`).subarray(0, -1), /a\.yaml:4:6\n.*UTF-8/s],
  ['UTF-16 with its mark', utf16(`\ufeff${TEXT}`), /a\.yaml:1:1\n.*UTF-8/s],
  ['UTF-16 without it', utf16(TEXT).swap16(), /a\.yaml:1:1\n.*UTF-8/s],
  ['NUL', Buffer.from(`${TEXT}x-a: \0`), /a\.yaml:4:6\n.*UTF-8/s],
  ['two documents in one file', `${TEXT}---\na: 1\n`, /a\.yaml:4.*more than one document/s],
  ['a tag, and a key twice', `${TEXT}x: !!js/f "x"\nx: 1\n`, /:4.*tag.*:5.*only once/s],
  ['a binary value', `${TEXT}x-a: !!binary aGk=\n`, /a\.yaml:4.*binary/s],
  ['a key twice', `${TEXT}x-a: 1\n"x-a": 2\n`, /a\.yaml:5.*only once/s],
  ['a key that reaches the prototype', `${TEXT}__proto__: {admin: true}\n`, /__proto__/],
  ['a key of several values', `${TEXT}? [a, b]\n: 1\n`, /a\.yaml:4.*composite key/s],
  [
    'an alias bomb',
    TEXT +
      rows(8, (n) => `n${n}: &n${n} [${rows(10, () => (n ? `*n${n - 1}` : 'x'))}]\n`).replaceAll(
        ', n',
        'n',
      ),
    /repeated by anchors/,
  ],
  [
    'texts that aliases repeat',
    `${TEXT}a: &a ${'x'.repeat(300_000)}\nb: [${'*a,'.repeat(99)}]`,
    /repeated by anchors/,
  ],
  ['maps that merge themselves', `${TEXT}a: &a {b: 1, <<: *a}\n`, /reasonable size/],
  [
    'much Markdown',
    `${TEXT}tags: [${rows(99, (n) => `{description: ${'a|'.repeat(n * 99)}}`)}]`,
    /tags\/98\/description\n.*Shorten the descriptions/s,
  ],
  [
    'a table of many cells',
    `${TEXT}tags: [{description: "${['a|', '-|', '|\\n'].map((row) => row.repeat(1_500)).join('\\n')}"}]`,
    /too much Markdown/,
  ],
  [
    'maps merged without end',
    `${TEXT}a: &a {${rows(2_000, (n) => `k${n}: 1`)}}\nb: {<<: [${'*a,'.repeat(2_000)}]}`,
    /<</,
  ],
  [
    'long keys within one another',
    `${TEXT}a: &a {"${'k'.repeat(1_000_000)}": *a}\n`,
    /keys too long/,
  ],
  ['lists within one another', `${TEXT}a: ${'[{a: '.repeat(999)}${'}]'.repeat(999)}\n`, /too deep/],
  ['blocks within one another', `${TEXT}a:\n  ${'- '.repeat(5_000)}1\n`, /200 levels/],
  ['lines without end', '\n'.repeat(2_000_001), /more than 2000000 lines/],
  ['escapes without a meaning', `${TEXT}a: "${'\\q'.repeat(200_000)}"`, /Invalid escape sequence/],
  ['faults without end', `${HEAD}${'a: @\n'.repeat(3_000)}`, /^1000 faults/],
  ['Swagger', 'swagger: "2.0"\n', /npx --yes swagger2openapi/],
  ['the older name of the key', 'swagger: "3.0.0"\n', /Did you mean openapi\?/],
  ['AsyncAPI', 'asyncapi: 3.0.0\ninfo: {title: A}\n', /AsyncAPI/],
  ['a version of the future', TEXT.replace('3.1.0', '4.0.0'), /3\.0\.x, 3\.1\.x or 3\.2\.x/],
  ['a version without quotes', TEXT.replace('3.1.0', '3.1'), /in quotes/],
  ['paths in a list', `${HEAD}paths: [/a]\n`, /a\.yaml:3.*found: a list/s],
  [
    'a file',
    withSchemas('A: {$ref: "file:///etc/passwd"}'),
    /a\.yaml:4.*#\/components\/schemas\/A\/\$ref.*not read/s,
  ],
  ['a reference without quotes', withSchemas('A: {$ref: }'), /# begins a comment/],
  ['a reference without a slash', withBody('{$ref: "#components/schemas/A"}', 'A: {}'), /Did you/],
  ['one of Swagger 2', withBody('{$ref: "#/definitions/A"}', 'A: {}'), /mean #\/components\/sch/],
  ['a dynamic reference to nothing', withBody('{$dynamicRef: "#nada"}'), /leads somewhere/],
  [
    'a circle of references',
    withSchemas('A: {$ref: "#/components/schemas/B"}, B: {$ref: "#/components/schemas/A"}'),
    /leads back to itself/,
  ],
  [
    'a long chain of references',
    withSchemas(`${rows(40, (n) => `N${n}: {$ref: "#/components/schemas/N${n + 1}"}`)}, N40: {}`),
    /through more than 32 references/,
  ],
  [
    'tags that references to a path multiply',
    `${HEAD}paths: {${rows(600, (n) => `/${n}: {$ref: "#/components/pathItems/P"}`)}}\ncomponents: {pathItems: {P: {get: {tags: [${rows(600, (n) => `t${n}`)}], responses: {}}}}}`,
    /250000 operations/,
  ],
  ['a long list of values', withBody(`{enum: [${rows(20_001, String)}]}`), /20001 values/],
  [
    'too many schemas together',
    withBody(`{allOf: [${rows(1_001, (n) => `{title: t${n}}`)}]}`),
    /schemas together/,
  ],
])('refuses %s', async (_, source, message) => {
  expect(await read(source)).toMatch(message);
});

it.each<[string, string | Uint8Array]>([
  ['a byte order mark', `\ufeff${TEXT}`],
  ['keywords named so', `${TEXT}hasOwnProperty: 1\nconstructor: {}\n`],
  [
    'nothing after its keys',
    `${HEAD}paths: {/a: {get: {parameters: , requestBody: , responses: {}}}}\n`,
  ],
  [
    'operations and parameters that are none',
    `${HEAD}paths: {/a: {get: 1, put: {responses: [3]}, post: {parameters: [{in: 5}], callbacks: 6}}}\n`,
  ],
  [
    'a pattern that takes forever',
    withBody(
      '{type: string, pattern: "^(a+)+$", examples: ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"]}',
    ),
  ],
  [
    'an example of a billion items',
    withBody(
      '{type: array, minItems: 1000000000, items: {minItems: 1000, type: array, items: {type: string, minLength: 100000}}}',
    ),
  ],
  [
    'schemas that unfold without measure',
    withBody(
      '{$ref: "#/components/schemas/S0"}',
      `${rows(30, (n) => `S${n}: {properties: {${rows(9, (m) => `p${m}: {$ref: "#/components/schemas/S${n + 1}"}`)}}}`)}, S30: {type: string}`,
    ),
  ],
  [
    'references within one another',
    withBody(
      '{$ref: "#/components/schemas/N0"}',
      rows(2_000, (n) => `N${n}: {items: {$ref: "#/components/schemas/N${(n + 1) % 2_000}"}}`),
    ),
  ],
  [
    'many misspelt names of schemas',
    withSchemas(
      rows(6_000, (n) => `NamedSchema${n}: {discriminator: {mapping: {x: NamedSchemaX${n}}}}`),
    ),
  ],
  ['a tag of many hyphens', `${TEXT}tags: [{name: a${'-'.repeat(300_000)}a}]`],
  ['a server of many braces', `${withBody('{}')}servers: [{url: "/${'{a'.repeat(300_000)}"}]`],
  ['a server of many slashes', `${withBody('{}')}servers: [{url: "${'/'.repeat(1_500_000)}a"}]`],
  ['much Markdown in an example', withBody(`{examples: [{description: "${'a|'.repeat(9_999)}"}]}`)],
  [
    'a mapping to another host',
    withSchemas('A: {discriminator: {propertyName: t, mapping: {x: "http://127.0.0.1:1/A"}}}'),
  ],
])('reads a document with %s', async (_, source) => {
  expect(await read(source)).toBe('read');
});
