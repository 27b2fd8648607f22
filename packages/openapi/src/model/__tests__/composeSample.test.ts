import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService, operationsOf } from '../../modelService.js';

/** The body that a sample sends. */
function exampleOf(schema: string, schemas = '', version = '3.1.0') {
  const text = exampleText(schema, schemas, version);
  return text === undefined ? undefined : (JSON.parse(text) as JsonObject);
}

function exampleText(schema: string, schemas = '', version = '3.1.0') {
  const text = `openapi: ${version}
info: {title: T, version: '1'}
paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}
components: {schemas: {${schemas}}}`;
  const document = parseDocument(text, { service: 'a', source: 'a.yaml' });
  const [operation] = operationsOf(modelService(document, { id: 'a', title: 'A' }, 'a.yaml'));
  const body = operation?.request?.body;
  return body && 'text' in body ? body.text : undefined;
}

it.each<[string, string, unknown]>([
  [
    'the values of its fields',
    '{properties: {a: {type: number, example: 1.5}, b: {enum: [x, y]}}}',
    { a: 1.5, b: 'x' },
  ],
  [
    'all that holds together',
    '{allOf: [{$ref: "#/components/schemas/A"}, {properties: {b: {default: true}}}]}',
    { a: 'um', b: true },
  ],
  [
    'one of several forms',
    '{oneOf: [{$ref: "#/components/schemas/A"}, {type: integer}]}',
    { a: 'um' },
  ],
  [
    'no field that only answers have',
    '{required: [id], properties: {id: {const: 1, readOnly: true}, n: {const: true}}}',
    { n: true },
  ],
  [
    'dependentSchemas',
    '{required: [a], properties: {a: {const: true}}, dependentSchemas: {a: {required: [b], properties: {b: {const: 1}}}}}',
    { a: true, b: 1 },
  ],
  [
    'contentSchema',
    '{type: string, contentMediaType: application/json, contentSchema: {properties: {k: {type: integer, example: 7}}}}',
    '{"k":7}',
  ],
  [
    'forms that differ in what they require',
    '{properties: {a: {const: 1}, b: {const: 2}}, oneOf: [{required: [b]}, {required: [a]}]}',
    { b: 2 },
  ],
  [
    'later members of allOf',
    '{allOf: [{properties: {a: {example: 1}}}, {properties: {a: {example: 2}}}]}',
    { a: 2 },
  ],
  [
    'a value where another one is not allowed',
    '{properties: {x: {type: string, enum: [a, b], example: c}}}',
    { x: 'a' },
  ],
])('is composed from %s', (_, schema, value) => {
  const schemas = 'A: {type: object, required: [a], properties: {a: {type: string, example: um}}}';
  expect(exampleOf(schema, schemas)).toEqual(value);
});

it('keeps the digits of the document', () => {
  expect(exampleText('{properties: {a: {type: number, example: 1000.00000000}}}')).toContain(
    '1000.00000000',
  );
});

const ANIMALS = `Animal: {properties: {tipo: {type: string}}, discriminator: {propertyName: tipo, mapping: {cao: Cao}}},
  Cao: {allOf: [{$ref: "#/components/schemas/Animal"}, {properties: {late: {const: true}}}]},
  Gato: {allOf: [{$ref: "#/components/schemas/Animal"}]},
  Barco: {properties: {t: {enum: [vela]}}, discriminator: {propertyName: t}},
  Remo: {allOf: [{$ref: "#/components/schemas/Barco"}, {properties: {remos: {const: 2}}}]},
  vela: {allOf: [{$ref: "#/components/schemas/Barco"}, {properties: {mastros: {const: 1}}}]},
  Um: {properties: {t: {type: string}}}, Dois: {properties: {t: {type: string}}}`;

it.each<[string, string, unknown]>([
  [
    'the first form of a base',
    '{$ref: "#/components/schemas/Animal"}',
    { tipo: 'cao', late: true },
  ],
  [
    'the form whose name is allowed',
    '{$ref: "#/components/schemas/Barco"}',
    { t: 'vela', mastros: 1 },
  ],
  ['the form itself', '{$ref: "#/components/schemas/Gato"}', { tipo: 'Gato' }],
  [
    'the first of several forms',
    '{oneOf: [{$ref: "#/components/schemas/Um"}, {$ref: "#/components/schemas/Dois"}], discriminator: {propertyName: t}}',
    { t: 'Um' },
  ],
])('names %s by its discriminator', (_, schema, value) => {
  expect(exampleOf(schema, ANIMALS)).toEqual(value);
});

it('fills generic schemas in', () => {
  const schemas =
    'Lista: {required: [itens], properties: {itens: {type: array, items: {$dynamicRef: "#T"}}}, $defs: {T: {$dynamicAnchor: T}}}';
  const schema = '{$ref: "#/components/schemas/Nomes"}';
  const names =
    'Nomes: {$ref: "#/components/schemas/Lista", $defs: {T: {$dynamicAnchor: T, const: Ana}}}';
  expect(exampleOf(schema, `${schemas}, ${names}`)).toEqual({ itens: ['Ana'] });
});

it.each<[string, string, unknown]>([
  ['a required field', '{required: [a], properties: {a: {type: string}}}', { a: '{a}' }],
  ['a required field that nothing describes', '{required: [a]}', { a: '{a}' }],
  ['a field that needs itself', '{$ref: "#/components/schemas/A"}', { a: '{a}' }],
  [
    'a required object',
    '{required: [o], properties: {o: {required: [b], properties: {b: {const: 1}, c: {type: string}}}}}',
    { o: { b: 1 } },
  ],
])('has a placeholder for %s without a value', (_, schema, value) => {
  const schemas = 'A: {required: [a], properties: {a: {$ref: "#/components/schemas/A"}}}';
  expect(exampleOf(schema, schemas)).toEqual(value);
});

it('has no optional field without a value', () => {
  const schema = '{properties: {a: {const: 1}, b: {type: string}}}';
  expect(exampleOf(schema)).toEqual({ a: 1 });
  expect(exampleOf('{properties: {a: {type: string}}}')).toBeUndefined();
});

it('has placeholders beyond the values that a reader takes in', () => {
  const schema = `{required: [${rows('f')}], properties: {${rows('f', ': {items: {type: string}}')}}}`;
  const values = Object.values(exampleOf(schema) ?? {});
  expect(values.filter((value) => Array.isArray(value)).length).toBeLessThan(600);
  expect(values.at(-1)).toBe('{f699}');
});

it('counts the values of contents within contents', () => {
  const schemas = Array.from({ length: 20 }, (_, index) => {
    const next = `{type: string, contentSchema: {$ref: "#/components/schemas/C${index + 1}"}}`;
    return `C${index}: {type: object, required: [a, b], properties: {a: ${next}, b: ${next}}}`;
  });
  const text = exampleText('{$ref: "#/components/schemas/C0"}', schemas.join(', '));
  expect(text?.length).toBeLessThan(20_000);
});

function rows(name: string, value = ''): string {
  return Array.from({ length: 700 }, (_, index) => `${name}${index}${value}`).join(', ');
}
