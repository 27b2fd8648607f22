import { expect, it } from 'vitest';
import { writeRequests } from '../writeRequests.mjs';

const write = (schema: object | boolean, ...required: string[]) => {
  const body = { type: 'application/json', schema };
  const params = { properties: { 'meu-id': { const: 'x' } } };
  const call = { id: 'pedir', path: '/pedidos/{meu-id}', params, query: {}, body };
  return writeRequests([{ operations: [call] }], { pedir: required });
};

it.each([
  ['a?: Decimal | null', { properties: { a: { type: ['number', 'null'] } } }],
  ['a?: Decimal', { properties: { a: { allOf: [{ type: 'integer' }], maximum: 3 } } }],
  ['a: Decimal', { oneOf: [{ properties: { a: { type: 'number', default: 1 } } }] }],
  ['a?: unknown', { properties: { a: true } }],
  ['path: ["x"]', true],
])('%s is the type of checked values of %j', async (type, schema) => {
  expect(await write(schema)).toContain(`${type}\n`);
});

it('names each field of campos-obrigatorios that no contract has', async () => {
  const written = write({ allOf: [{ properties: { a: { properties: {} } } }] }, 'a', 'b', 'a.c');
  await expect(written).rejects.toThrow('no contract has pedir.b, pedir.a.c');
});
