import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService, operationsOf } from '../../modelService.js';

/** The example of a request body; the model marks a missing one. */
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
  const model = modelService(document, { id: 'a', title: 'A' }, 'a.yaml');
  const media = operationsOf(model)[0]?.requestBody?.content[0];
  const made = media?.examples[0];
  expect(media?.exampleLeftOut).toBe(made ? undefined : true);
  expect(made?.generated).not.toBe(false);
  return made?.text;
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
  ['a value where another one is not allowed', '{type: string, enum: [a, b], example: c}', 'a'],
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

it.each([
  ['without a value of one field', '{properties: {a: {const: 1}, b: {type: string}}}'],
  ['without any value', '{properties: {a: {type: string}}}'],
  ['with a required field that nothing describes', '{required: [a]}'],
  ['with a rule for the whole', '{properties: {a: {const: 1}}, not: {required: [a]}}'],
  ['with a rule for several items', '{type: array, minItems: 2, items: {const: 1}}'],
  ['that needs itself', '{$ref: "#/components/schemas/A"}'],
  [
    'of more values than a reader takes in',
    `{required: [${rows('f')}], properties: {${rows('f', ': {const: 1}')}}}`,
  ],
])('is not composed for a schema %s', (_, schema) => {
  const schemas = 'A: {required: [a], properties: {a: {$ref: "#/components/schemas/A"}}}';
  expect(exampleOf(schema, schemas)).toBeUndefined();
});

it('counts the values of contents within contents', () => {
  const schemas = Array.from({ length: 20 }, (_, index) => {
    const next = `{type: string, contentSchema: {$ref: "#/components/schemas/C${index + 1}"}}`;
    return `C${index}: {type: object, required: [a, b], properties: {a: ${next}, b: ${next}}}`;
  });
  const last = 'C20: {const: 1}';
  const example = exampleOf('{$ref: "#/components/schemas/C0"}', [...schemas, last].join(', '));
  expect(example).toBeUndefined();
});

function rows(name: string, value = ''): string {
  return Array.from({ length: 700 }, (_, index) => `${name}${index}${value}`).join(', ');
}
