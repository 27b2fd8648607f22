import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService, operationsOf } from '../../modelService.js';
import { modelLabels } from './modelLabels.js';

/** The example of a request body, and whether the model marks a missing one. */
function exampleOf(schema: string, schemas = '', version = '3.1.0') {
  const text = `openapi: ${version}
info: {title: T, version: '1'}
paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}
components: {schemas: {${schemas}}}`;
  const document = parseDocument(text, { service: 'a', source: 'a.yaml' });
  const model = modelService(document, { id: 'a', title: 'A' }, 'a.yaml', modelLabels);
  const media = operationsOf(model)[0]?.requestBody?.content[0];
  const made = media?.examples[0];
  expect(media?.exampleLeftOut).toBe(made ? undefined : true);
  expect(made?.generated).not.toBe(false);
  return made && (JSON.parse(made.text) as JsonObject);
}

it.each<[string, string, unknown]>([
  [
    'the values of its fields',
    '{properties: {a: {type: number, example: 1.5}, b: {enum: [x, y]}}}',
    { a: 1.5, b: 'x' },
  ],
  [
    'values within limits',
    '{properties: {a: {type: integer, minimum: 3}, b: {type: string, minLength: 9}}}',
    { a: 3, b: 'stringstr' },
  ],
  [
    'all that holds together',
    '{allOf: [{$ref: "#/components/schemas/A"}, {properties: {b: {type: boolean}}}]}',
    { a: 'string', b: true },
  ],
  [
    'one of several forms',
    '{oneOf: [{$ref: "#/components/schemas/A"}, {type: integer}]}',
    { a: 'string' },
  ],
  [
    'no field that only answers have',
    '{required: [id], properties: {id: {type: string, readOnly: true}, n: {type: boolean}}}',
    { n: true },
  ],
  ['a schema within itself, once', '{$ref: "#/components/schemas/Tree"}', { leaves: [] }],
])('is generated from %s', (_, schema, value) => {
  const schemas =
    'A: {type: object, required: [a], properties: {a: {type: string}}}, Tree: {properties: {leaves: {type: array, items: {$ref: "#/components/schemas/Tree"}}}}';
  expect(exampleOf(schema, schemas)).toEqual(value);
});

it('keeps the digits of the document', () => {
  const text = `openapi: 3.1.0
info: {title: T, version: '1'}
paths: {/a: {post: {requestBody: {content: {application/json: {schema: {properties: {pu: {type: number, example: 1000.00000000}}}}}}, responses: {}}}}`;
  const document = parseDocument(text, { service: 'a', source: 'a.yaml' });
  const model = modelService(document, { id: 'a', title: 'A' }, 'a.yaml', modelLabels);
  const example = operationsOf(model)[0]?.requestBody?.content[0]?.examples[0];
  expect(example?.text).toBe('{\n  "pu": 1000.00000000\n}');
});

it('supports the keywords of OpenAPI 3.0', () => {
  const schema =
    '{type: object, properties: {a: {type: number, minimum: 1, exclusiveMinimum: true}, b: {type: string, nullable: true}}}';
  expect(exampleOf(schema, '', '3.0.3')).toEqual({ a: 2, b: 'string' });
});

it.each([
  ['a pattern, which is never run', '{type: string, pattern: "^(a+)+$"}'],
  ['values that contradict each other', '{type: integer, minimum: 3, maximum: 1}'],
  ['an example its schema refuses', '{type: object, required: [a], example: {}}'],
  ['lists longer than a reader takes in', '{type: array, minItems: 1000, items: {type: string}}'],
  ['a schema that needs itself', '{$ref: "#/components/schemas/A"}'],
  [
    'more values than fit',
    `{required: [${rows('f')}], properties: {${rows('f', ': {type: string}')}}}`,
  ],
])('is not generated for %s', (_, schema) => {
  const schemas = 'A: {required: [a], properties: {a: {$ref: "#/components/schemas/A"}}}';
  expect(exampleOf(schema, schemas)).toBeUndefined();
});

function rows(name: string, value = ''): string {
  return Array.from({ length: 700 }, (_, index) => `${name}${index}${value}`).join(', ');
}
