import { expect, it } from 'vitest';
import { resolveContract } from '../resolveContract.js';

const origin = { service: 'pedidos', source: 'pedidos.yaml' };

function withBody(schema: object, components: object = {}) {
  const content = { 'application/json': { schema } };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pedidos', version: '1' },
    paths: { '/pedidos': { post: { operationId: 'pedir', requestBody: { content } } } },
    components: { schemas: components },
  });
}

const bodyOf = (...given: Parameters<typeof withBody>) =>
  resolveContract(withBody(...given), origin).operations[0]?.body?.schema;

it('keeps the keywords beside a reference together with its target', () => {
  const schema = { $ref: '#/components/schemas/Dia', default: '2026-03-16' };
  const resolved = bodyOf(schema, { Dia: { type: 'string' } });
  expect(resolved).toEqual({ default: '2026-03-16', allOf: [{ type: 'string' }] });
});

it('resolves the schema of a property whose name is a keyword of examples', () => {
  const schema = { properties: { value: { $ref: '#/components/schemas/Dia' } } };
  const resolved = bodyOf(schema, { Dia: { type: 'string' } });
  expect(resolved?.properties).toEqual({ value: { type: 'string' } });
});

it('keeps a key of an example that looks like a reference', () => {
  expect(bodyOf({ example: { $ref: '#/lugar' } })).toEqual({ example: { $ref: '#/lugar' } });
});

it('accepts any value where a schema contains itself', () => {
  const node = { properties: { filho: { $ref: '#/components/schemas/No' } } };
  const resolved = bodyOf({ $ref: '#/components/schemas/No' }, { No: node });
  expect(resolved).toEqual({ properties: { filho: {} } });
});
