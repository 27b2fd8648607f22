import { expect, it } from 'vitest';
import { childrenOf, schemasOf } from '../walkDocument.js';

it('lists the schemas under every keyword in document order', () => {
  const value = {
    title: 'x',
    items: [{}, true],
    allOf: [{}, 'no schema'],
    properties: { 'a/b': {}, 'x-own': false, example: {} },
    not: {},
    required: ['a'],
  };
  expect(childrenOf('schema', { value, pointer: '/s' }).map(({ pointer }) => pointer)).toEqual([
    '/s/items/0',
    '/s/items/1',
    '/s/allOf/0',
    '/s/properties/a~1b',
    '/s/properties/x-own',
    '/s/properties/example',
    '/s/not',
  ]);
});

it('treats examples, constants, extensions and unknown keywords as data', () => {
  const data = { schema: {}, properties: { no: {} } };
  const schema = { const: data, enum: [data], default: data, example: data, examples: [data] };
  const value = {
    'x-own': data,
    paths: {
      'x-own': { get: { parameters: [data] } },
      '/a': {
        parameters: [{ schema, example: data, examples: { one: { value: data } } }],
        post: {
          requestBody: { content: { 'text/event-stream': { itemSchema: {} } } },
          callbacks: {
            paid: {
              '{$url}': { put: { responses: { 200: { headers: { 'x-id': { schema: {} } } } } } },
            },
          },
          unknown: data,
        },
      },
    },
    components: { schemas: { A: { $defs: { B: {} }, 'x-own': data } } },
  };
  const found = schemasOf(value);
  expect([...found].map(({ pointer }) => pointer)).toEqual([
    '/paths/~1a/parameters/0/schema',
    '/paths/~1a/post/requestBody/content/text~1event-stream/itemSchema',
    '/paths/~1a/post/callbacks/paid/{$url}/put/responses/200/headers/x-id/schema',
    '/components/schemas/A',
    '/components/schemas/A/$defs/B',
  ]);
});
