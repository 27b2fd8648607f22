import { expect, it } from 'vitest';
import { many } from '../model/__tests__/buildModel.js';
import { resolveContract } from '../resolveContract.js';

const DIA = { $ref: '#/components/schemas/Dia' };
const NO = { $ref: '#/components/schemas/No' };
const ring = (at: number) => ({ $ref: `#/components/schemas/~1${at % 30}` });
const RING = many(30, (at) => ({ properties: { a: ring(at + 1), b: ring(at + 2) } }));
const SCHEMAS = { ...RING, Dia: { type: 'string' }, No: { properties: { filho: NO } } };

function bodyOf(schema: object) {
  const content = { 'application/json': { schema } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Pedidos', version: '1' },
    paths: { '/pedidos': { post: { operationId: 'pedir', requestBody: { content } } } },
    components: { schemas: SCHEMAS },
  };
  const origin = { service: 'pedidos', source: 'pedidos.yaml' };
  return resolveContract(JSON.stringify(document), origin).operations[0]?.body?.schema;
}

it.each([
  [
    'keeps the keywords beside a reference together with its target',
    { ...DIA, default: '2026-03-16' },
    { default: '2026-03-16', allOf: [{ type: 'string' }] },
  ],
  [
    'resolves the schema of a property whose name is a keyword of examples',
    { properties: { value: DIA } },
    { properties: { value: { type: 'string' } } },
  ],
  ['keeps a key of an example that looks like a reference', { example: DIA }, { example: DIA }],
  ['accepts any value where a schema contains itself', NO, { properties: { filho: {} } }],
])('%s', (_, schema, resolved) => {
  expect(bodyOf(schema)).toEqual(resolved);
});

it('refuses schemas that repeat each other without measure, with their line', () => {
  const place = /pedidos\.yaml:1:\d+ #\/components\/schemas\/~1\d+\n.*more than 50000/s;
  expect(() => bodyOf(ring(0))).toThrow(place);
});
