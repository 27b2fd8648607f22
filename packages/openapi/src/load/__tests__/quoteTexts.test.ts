import { expect, it } from 'vitest';
import { parseDocument } from '../parseDocument.js';
import { resolveRef } from '../resolveRef.js';

const CNPJ = '{$ref: "#/components/schemas/Cnpj"}';

function readParameter(keys: string) {
  const text = `openapi: 3.1.0
paths: {/a: {get: {parameters: [{name: a, in: query, ${keys}}], responses: {}}}}
components: {schemas: {Cnpj: {allOf: [{type: string}]}}}`;
  const { root } = parseDocument(text, { service: 'a', source: 'a.yaml' });
  return Object(resolveRef(root, '#/paths/~1a/get/parameters/0')?.value);
}

it.each([
  ['digits', '{type: string}', '11222333000181', '11222333000181'],
  ['decimals as written', '{type: string}', '1.10', '1.10'],
  [
    'signs and other bases as written',
    '{type: array, items: {type: string}}',
    '[+55, 0x1F]',
    ['+55', '0x1F'],
  ],
  ['booleans', '{type: [string, "null"]}', 'True', 'True'],
  ['a text by reference', CNPJ, '1', '1'],
  ['a text or null', '{anyOf: [{type: string}, {type: "null"}]}', '1', '1'],
  ['fields', `{allOf: [{properties: {a: ${CNPJ}}}]}`, '{a: 1, b: 2}', { a: '1', b: 2 }],
  ['other fields', '{additionalProperties: {type: string}}', '{a: 1}', { a: '1' }],
])(
  '%s without quotes are the text of a schema that only allows texts',
  (_, schema, value, text) => {
    const examples = `example: ${value}, examples: {one: {value: ${value}}}`;
    expect(readParameter(`schema: ${schema}, ${examples}`)).toMatchObject({
      example: text,
      examples: { one: { value: text } },
    });
  },
);

it('the values of a schema itself are texts, too', () => {
  const schema = '{type: string, default: 1, enum: [1, 2.0], examples: [3]}';
  expect(readParameter(`schema: ${schema}`).schema).toMatchObject({
    default: '1',
    enum: ['1', '2.0'],
    examples: ['3'],
  });
});

it.each([
  ['another type', '{type: integer}', '1', 1],
  ['several types', '{type: [string, integer]}', '1', 1],
  ['no type', '{}', '1', 1],
  ['several forms', '{oneOf: [{type: string}, {type: integer}]}', '1', 1],
  ['null', '{type: string}', 'null', null],
])('a value of %s stays', (_, schema, value, same) => {
  expect(readParameter(`schema: ${schema}, example: ${value}`).example).toBe(same);
});
