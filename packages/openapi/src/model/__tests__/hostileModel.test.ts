import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService, operationsOf } from '../../modelService.js';
import { ModelBudget } from '../budget.js';
import { bodyOf, buildModel as build, many, withBody } from './buildModel.js';

it('handles names of the object prototype like any other', () => {
  const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype'];
  const properties = Object.fromEntries(
    names.map((name) => [name, { type: 'string', format: name, default: name }]),
  );
  const [operation] = operationsOf(build(withBody({ type: 'object', properties })));
  const body = operation?.request?.body;
  const text = body && 'text' in body ? body.text : '';
  expect(Object.keys(JSON.parse(text))).toEqual(names);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it('keeps a name that contains an escape', () => {
  const schemas = { 'a%00b': { type: 'object', properties: { x: { type: 'string' } } } };
  const root = withBody({ $ref: '#/components/schemas/a%2500b' }, { components: { schemas } });
  expect(bodyOf(build(root))?.name).toBe('a%00b');
});

it('ignores scopes that are no text or number', () => {
  const operation = { security: [{ k: ['a', {}, 1] }] };
  const [built] = operationsOf(build({ paths: { '/a': { get: operation } } }));
  expect(built?.security).toEqual([[{ key: 'k', scopes: ['a', '1'] }]]);
});

it('keeps anchors short for any names', () => {
  const properties = { ['p'.repeat(50_000)]: { type: 'string' } };
  const root = withBody({ type: 'object', properties });
  expect(bodyOf(build(root))?.properties[0]?.anchor.length).toBeLessThan(500);
});

it('intersects two long enumerations in linear time', () => {
  const values = Array.from({ length: 20_000 }, (_, index) => `v${index}`);
  const both = { allOf: [{ enum: values }, { enum: [...values].reverse() }] };
  expect(bodyOf(build(withBody(both)))?.enumValues).toHaveLength(20_000);
});

it('reads a mapping once for all the schemas that extend its base', () => {
  const mapping = many(1_000, (at) => `#/components/schemas/~1${at}`);
  const allOf = [{ $ref: '#/components/schemas/Base' }];
  const extending = many(1_000, () => ({ allOf, properties: { a: {} } }));
  const Base = { discriminator: { propertyName: 'tipo', mapping } };
  const { schemas } = build({ components: { schemas: { Base, ...extending } } });
  expect(schemas).toHaveLength(1_001);
});

it('follows no chain of dependent fields in a body with too many values', () => {
  const names = Array.from({ length: 2000 }, (_, index) => `f${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const dependentRequired = Object.fromEntries(
    names.map((name, at) => [name, [names[at + 1] ?? 'f0']]),
  );
  const schema = { type: 'object', required: ['f0'], properties, dependentRequired };
  const [operation] = operationsOf(build(withBody(schema)));
  const body = operation?.request?.body;
  expect(body && 'text' in body && JSON.parse(body.text)).toEqual({ f0: '{f0}' });
});

it('a sample follows named schemas as deep as pages show them', () => {
  const next = (level: number) => ({ $ref: `#/components/schemas/~1${level + 1}` });
  const level = (at: number) => ({ required: ['/0'], properties: many(3, () => next(at)) });
  const schemas = { ...many(40, level), '/40': { const: 'fim' } };
  const [operation] = operationsOf(build(withBody(next(-1), { components: { schemas } })));
  const body = operation?.request?.body;
  const text = body && 'text' in body ? body.text : '';
  expect(text.match(/"\/0": /g)).toHaveLength(LIMITS.schemaDepth + 1);
});

it('refuses texts that references multiply beyond the limit', () => {
  const content = many(10, () => ({ examples: many(10, () => ({ value: 'x'.repeat(10_000) })) }));
  const get = { responses: { 200: { $ref: '#/components/responses/Grande' } } };
  const components = { responses: { Grande: { description: 'Grande', content } } };
  const root = { paths: many(90, () => ({ get })), components };
  expect(() => build(root)).toThrow('repeated too often');
});

it('fills the variables of a server once, even if one contains the next', () => {
  const variables = many(40, (index) => ({ default: `{/${index + 1}}`.repeat(10) }));
  const root = { servers: [{ url: 'https://x.example/{/0}', variables }] };
  const [operation] = operationsOf(build({ ...withBody({}), ...root }));
  expect(operation?.request?.url).toBe(`https://x.example/${'{/1}'.repeat(10)}/a`);
});

it('fills a path whose values look like placeholders', () => {
  const parameters = ['b', 'c'].map((name) => ({ name, in: 'path', example: '{c}' }));
  const [operation] = operationsOf(
    build({ paths: { '/{b}/{c}/{d}': { get: { parameters, responses: {} } } } }),
  );
  expect(operation?.request?.url).toBe('/%7Bc%7D/%7Bc%7D/{d}');
});

it('marks nested callbacks whose callbacks are omitted', () => {
  const nested = (depth: number): JsonObject =>
    depth === 0 ? {} : { callbacks: { c: { u: { post: nested(depth - 1) } } } };
  const deepest = (depth: number) => {
    let [operation] = operationsOf(build({ paths: { '/a': { post: nested(depth) } } }));
    while (operation?.callbacks[0]) operation = operation.callbacks[0].operations[0];
    return operation?.callbacksLeftOut;
  };
  expect([2, 3].map(deepest)).toEqual([false, true]);
});

it('refuses too many values for forms, with the limit and the location', () => {
  const origin = { service: 'teste', source: 'teste.json' };
  const body = withBody(
    {
      oneOf: Array.from({ length: 600 }, () => ({ $ref: '#/components/schemas/A' })),
      discriminator: { propertyName: 't', mapping: many(600, () => 'A') },
    },
    { components: { schemas: { A: { type: 'object' } } } },
  );
  const root = { openapi: '3.1.0', info: { title: 'a', version: '1' }, ...body };
  const document = parseDocument(JSON.stringify(root), origin);
  const model = () => modelService(document, { id: 'teste', title: 'a' }, 'a.json');
  expect(model).toThrow(/a\.json:1:\d+ #\/.*counted each time/s);
});

it.each([
  ['of enumerations', undefined, 10],
  ['with a meaning in plain words', 'Emitido, e pago.', 10],
  ['with a meaning in Markdown', '**Emitido**', 1],
])('counts the values %s of all schemas together', (_, description, fits) => {
  const budget = new ModelBudget(0);
  const enumValues = Array.from({ length: 20_000 }, () => ({ text: '1', description }));
  const count = () => budget.countValues({ enumValues, examples: [] }, '/a');
  for (let schema = 0; schema < fits; schema += 1) count();
  expect(count).toThrow('repeated too often');
});
