import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import type { SchemaNode } from '../types/schema.js';
import { bodyOf, buildModel, withBody } from './buildModel.js';

function formsOf({ choices, conditions, dependentSchemas }: SchemaNode) {
  return [
    ...choices.flatMap(({ options }) => options.map(({ schema }) => schema)),
    ...conditions.flatMap(({ fulfilled, otherwise }) => [fulfilled ?? [], otherwise ?? []].flat()),
    ...dependentSchemas.map(({ schema }) => schema),
  ];
}

/** The fields of all forms, with `!` if they are required. */
function fieldsOf(schema: SchemaNode): string[] {
  return formsOf(schema).flatMap((form) => [
    ...form.properties.map(({ name, required }) => `${name}${required ? '!' : ''}`),
    ...fieldsOf(form),
  ]);
}

const v = { properties: { v: { type: 'string' } } };
const w = { properties: { w: { type: 'string' } } };
const inner = { properties: { w: { type: 'object', ...v } } };

it.each<[string, JsonObject, string[], string[]]>([
  ['anyOf', { anyOf: [v, v] }, ['v!', 'v!'], []],
  ['oneOf that some forms describe', { oneOf: [v, w] }, ['v!', 'w'], ['v']],
  ['oneOf in anyOf', { anyOf: [v, { oneOf: [v, v] }] }, ['v!', 'v!', 'v!'], []],
  ['a form of a member', { allOf: [{ oneOf: [v, v] }] }, ['v!', 'v!'], []],
  [
    'if, then and else',
    Object.fromEntries([
      ['if', w],
      ['then', v],
      ['else', v],
    ]),
    ['v!', 'v!'],
    [],
  ],
  [
    'then alone',
    Object.fromEntries([
      ['if', w],
      ['then', v],
    ]),
    ['v!'],
    ['v'],
  ],
  ['a dependent schema', { dependentSchemas: { w: v } }, ['v!'], ['v']],
  ['a field described around, too', { ...v, oneOf: [v, w] }, ['v!', 'w'], []],
  ['a field of another object', { oneOf: [inner, inner] }, ['w', 'w'], ['v']],
])('a required field is required in %s', (_, schema, fields, named) => {
  const service = buildModel(withBody({ type: 'object', required: ['v'], ...schema }));
  const body = bodyOf(service);
  expect(body && fieldsOf(body)).toEqual(fields);
  expect(body?.alsoRequired).toEqual(named);
});
