import { expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../json.js';
import { operationsOf } from '../../modelService.js';
import { keepRequired } from '../keepRequired.js';
import { buildModel } from './buildModel.js';

const SCHEMA = {
  type: 'object',
  required: ['nome', 'itens', 'dono'],
  properties: {
    nome: { type: 'string' },
    nota: { type: 'string' },
    itens: {
      type: 'array',
      minItems: 2,
      items: { required: ['a'], properties: { a: {}, b: {} } },
    },
    dono: { required: ['id'], properties: { id: {}, apelido: {} } },
  },
};

function minimal(value: JsonValue, schema: JsonObject = SCHEMA) {
  const content = { 'application/json': { schema, examples: { um: { value } } } };
  const call = { operationId: 'criar', requestBody: { content }, responses: {} };
  const [operation] = operationsOf(buildModel({ paths: { '/a': { post: call } } }));
  const kept = operation && keepRequired(operation, 'um');
  const text = kept?.requestBody?.content[0]?.examples[0]?.text;
  const sent = kept?.request?.body;
  expect(sent?.kind === 'json' ? sent.text : undefined).toBe(text);
  return text && JSON.parse(text);
}

it('omits optional fields and items on every level', () => {
  const item = { a: 1.5, b: 2 };
  expect(
    minimal({ nota: 'x', nome: '1', itens: [item, item, item], dono: { id: '7', apelido: 'y' } }),
  ).toEqual({ nome: '1', itens: [{ a: 1.5 }, { a: 1.5 }], dono: { id: '7' } });
});

it('omits a field that only answers have, though it is required', () => {
  const properties = { ...SCHEMA.properties, nota: { type: 'string', readOnly: true } };
  const schema = { ...SCHEMA, required: ['nome', 'nota'], properties };
  expect(minimal({ nota: 'x', nome: '1', itens: [] }, schema)).toEqual({ nome: '1' });
});

it('keeps a value completely if its schema has other rules about required fields', () => {
  const dono = { ...SCHEMA.properties.dono, dependentRequired: { id: ['apelido'] } };
  const schema = { ...SCHEMA, properties: { ...SCHEMA.properties, dono } };
  const whole = { id: '7', apelido: 'y' };
  expect(minimal({ nota: 'x', nome: '1', itens: [], dono: whole }, schema)?.dono).toEqual(whole);
});

it('returns nothing if no field or every field would be omitted', () => {
  expect(minimal({ nome: '1', itens: [], dono: { id: '7' } })).toBeUndefined();
  expect(minimal({ nota: 'x' })).toBeUndefined();
});
