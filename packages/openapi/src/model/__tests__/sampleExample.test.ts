import { expect, it, vi } from 'vitest';
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

it.each([
  ['of the document', '{type: number, example: 1000.00000000}', '1000.00000000'],
  ['of a limit of 64 bits', '{type: integer, minimum: 9007199254740993}', '9007199254740993'],
  ['of cents', '{type: number, multipleOf: 0.01, example: 19.99}', '19.99'],
  ['of a fraction', '{type: number, maximum: 0.50}', '0.50'],
  ['above an open limit', '{type: integer, exclusiveMinimum: 7}', '8'],
])('keeps the digits %s', (_, schema, digits) => {
  expect(exampleText(schema)).toBe(digits);
});

it.each<[string, string, unknown]>([
  ['contains', '{type: array, items: {type: integer}, contains: {minimum: 100}}', [100]],
  [
    'dependentSchemas',
    '{required: [a], properties: {a: {type: boolean}}, dependentSchemas: {a: {required: [b], properties: {b: {const: 1}}}}}',
    { a: true, b: 1 },
  ],
  [
    'dependentRequired',
    '{required: [a], properties: {a: {const: 1}}, dependentRequired: {a: [b]}, additionalProperties: false}',
    undefined,
  ],
  [
    'contentSchema',
    '{type: string, contentMediaType: application/json, contentSchema: {properties: {k: {type: integer, example: 7}}}}',
    '{"k":7}',
  ],
  ['unevaluatedItems', '{type: array, prefixItems: [{const: 1}], unevaluatedItems: false}', [1]],
  [
    'forms that differ in what they require',
    '{properties: {a: {const: 1}, b: {const: 2}}, oneOf: [{required: [b]}, {required: [a]}]}',
    { b: 2 },
  ],
  [
    'the second form where the first does not fit',
    '{oneOf: [{type: integer, maximum: 1}, {type: number, minimum: 5.5}], minimum: 3}',
    5.5,
  ],
  [
    'later members of allOf',
    '{allOf: [{properties: {a: {example: 1}}}, {properties: {a: {example: 2}}}]}',
    { a: 2 },
  ],
  ['a value where another one is not allowed', '{type: string, enum: [a, b], example: c}', 'a'],
  [
    'a limit that an example exceeds',
    '{properties: {a: {type: integer, minimum: 5, example: 1}}}',
    { a: 5 },
  ],
  [
    'no optional field without a valid value',
    '{properties: {a: {not: {}}, b: {const: 1}}}',
    { b: 1 },
  ],
  [
    'a form that is not null',
    '{oneOf: [{type: "null"}, {type: string, format: date}]}',
    '2019-08-24',
  ],
  [
    'the fields of a refused example',
    '{type: object, required: [a], properties: {a: {const: 1}}, example: {}}',
    { a: 1 },
  ],
])('keeps %s', (_, schema, value) => {
  expect(exampleOf(schema)).toEqual(value);
});

const ANIMALS = `Animal: {properties: {tipo: {type: string}}, discriminator: {propertyName: tipo, mapping: {cao: Cao}}},
  Cao: {allOf: [{$ref: "#/components/schemas/Animal"}, {properties: {late: {type: boolean}}}]},
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

it('supports the keywords of OpenAPI 3.0', () => {
  const schema =
    '{type: object, properties: {a: {type: number, minimum: 1, exclusiveMinimum: true}, b: {type: string, nullable: true}}}';
  expect(exampleOf(schema, '', '3.0.3')).toEqual({ a: 2, b: 'string' });
});

it.each(['.*', '[\\w\\W\\s]*', '\\w*\\W*'])(
  'passes over the pattern %s, which every text fits',
  (pattern) => {
    expect(exampleOf(`{type: string, pattern: '${pattern}', maxLength: 3}`)).toBe('str');
  },
);

it.each([
  ['a pattern, which is never run', '{type: string, pattern: "^(a+)+$"}'],
  ['a pattern that may not be empty', '{type: string, pattern: "a*b"}'],
  [
    'different texts with a pattern',
    '{type: array, uniqueItems: true, minItems: 2, items: {type: string, pattern: ^A, example: A1}}',
  ],
  ['a text that is tested with a pattern', '{type: string, not: {pattern: a}}'],
  ['different items', '{type: array, uniqueItems: true, minItems: 2, items: {type: string}}'],
  [
    'a limit of 64 bits that a number exceeds',
    '{type: integer, exclusiveMinimum: 9223372036854775806}',
  ],
  ['content that is encoded', '{type: string, contentEncoding: base64, contentSchema: {const: a}}'],
  [
    'content that is not JSON',
    '{type: string, contentMediaType: application/jwt, contentSchema: {}}',
  ],
  ['a reference that leads nowhere', '{$recursiveRef: "#"}'],
  ['values that contradict each other', '{type: integer, minimum: 3, maximum: 1}'],
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

it('generates fewer levels of additional fields, which the sampler repeats, if they hold too many values', () => {
  const fields = Array.from({ length: 20 }, (_, index) => `f${index}: {type: string}`).join(', ');
  const maps = Array.from({ length: 6 }).reduce<string>(
    (inner) => `{type: object, additionalProperties: ${inner}}`,
    `{type: object, properties: {${fields}}}`,
  );
  expect(exampleText(maps)).toMatch(/property2/);
  expect(exampleText(maps)).not.toMatch(/f0/);
});

it('counts the values of contents within contents', () => {
  const schemas = Array.from({ length: 20 }, (_, index) => {
    const next = `{type: string, contentSchema: {$ref: "#/components/schemas/C${index + 1}"}}`;
    return `C${index}: {type: object, properties: {a: ${next}, b: ${next}}}`;
  });
  const last = 'C20: {type: integer}';
  const example = exampleOf('{$ref: "#/components/schemas/C0"}', [...schemas, last].join(', '));
  expect(example).toBeUndefined();
});

it('prints no warning of the sampler', () => {
  const warn = vi.spyOn(console, 'warn');
  exampleOf('{type: object, properties: {a: {type: string, format: date, minLength: 30}}}');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

function rows(name: string, value = ''): string {
  return Array.from({ length: 700 }, (_, index) => `${name}${index}${value}`).join(', ');
}
