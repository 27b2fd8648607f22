import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { createSampleWriter, type WriteClientSample } from '../samples/createSampleWriter';
import type { SampleCall } from '../samples/printCall';

const CONTRACT = `openapi: 3.1.0
info: { title: API de Teste, version: 1.0.0 }
servers: [{ url: https://teste.example }]
paths:
  /itens/{item-id}:
    put:
      operationId: trocarItem
      parameters:
        - { name: item-id, in: path, required: true, schema: { type: string } }
        - { name: status, in: query, schema: { $ref: "#/components/schemas/Status" } }
        - { name: pagina, in: query, schema: { type: integer } }
      requestBody:
        content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } }
      responses: { "204": { description: Trocado. } }
components:
  schemas:
    Item:
      type: object
      required: [preço]
      properties:
        nome: { type: string }
        preço: { type: number }
        livre: {}
        dia: { type: string, format: date }
    Status: { type: string, enum: [Em análise, "2"] }
`;
const HOSTILE = `a"b'c\\ \n$x"""`;
let write: WriteClientSample;

beforeAll(() => {
  write = createSampleWriter([{ id: 'teste', file: 'specs/teste.yaml', text: CONTRACT }]);
});

function writeItem(body: string, query: SampleCall['query'] = []) {
  const call = { service: 'teste', operation: 'trocarItem', path: ['7/8'], query, body };
  return write(call)?.map(({ code }) => code);
}

it('a call keeps digits, uses the names of each language, and prints no missing response', () => {
  const [typescript, python, java] =
    writeItem('{"preço": 1.50}', [{ name: 'status', value: 'Em análise' }]) ?? [];
  expect(typescript).toContain("path: { 'item-id': '7/8' }");
  expect(typescript).toContain("query: { status: 'Em análise' }");
  expect(typescript).toContain("decimal('1.50')");
  expect(typescript).not.toContain('resposta');
  expect(python).toContain('status=teste.Status.EM_ANALISE');
  expect(python).toContain('Decimal("1.50")');
  expect(java).toContain('.status(TesteApi.Status.EM_ANALISE)');
  expect(java).toContain(`TesteApi.Item.builder()
        .preco(new BigDecimal("1.50"))
        .build()`);
});

it('a call escapes every text', () => {
  const item = JSON.stringify({ preço: 1, nome: HOSTILE });
  const [typescript = '', python, java] = writeItem(item) ?? [];
  const literal = /nome: ('(?:[^'\\]|\\.)*')/.exec(typescript)?.[1] ?? '';
  expect(runInNewContext(literal)).toBe(HOSTILE);
  expect(python).toContain(`nome=${JSON.stringify(HOSTILE)}`);
  expect(java).toMatch(/trocarItem\(\s*"7\/8",\s*null,\s*TesteApi/);
  expect(java).toContain(`.nome(${JSON.stringify(HOSTILE)})`);
});

it.each<[string, string, ...SampleCall['query']]>([
  ['null', '{"preço": null}'],
  ['a field the contract has not', '{"preço": 1, "outro": 2}'],
  ['an object that no schema describes', '{"preço": 1, "livre": {}}'],
  ['a value outside an enumeration', '{"preço": 1}', { name: 'status', value: 'Nova' }],
  ['code for a whole number', '{"preço": 1}', { name: 'pagina', value: '1, sair()' }],
  ['a text for a date', '{"preço": 1, "dia": "hoje"}'],
  ['a parameter the contract has not', '{"preço": 1}', { name: 'outra', value: 'x' }],
])('a call is omitted if its example has %s', (_, body, ...query) => {
  expect(writeItem(body, query)).toBeUndefined();
});
