import { describe, expect, it } from 'vitest';
import { type PreparedContract, prepareContract } from '../prepareContract';
import { readSpecs } from './readSpecs';

const CONTRACT = `openapi: 3.1.0
info: { title: API de Teste, version: 1.0.0 }
servers: [{ url: https://teste.example }]
paths:
  /itens:
    get:
      operationId: listarItens
      responses:
        "200":
          description: Os itens.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Pagina" }
    put:
      operationId: enviarItem
      requestBody:
        content:
          multipart/form-data:
            schema: { $ref: "#/components/schemas/Envio" }
      responses:
        "200": { description: Enviado. }
components:
  schemas:
    Pagina:
      type: object
      properties:
        type: { type: number, description: "Um preço. [leitura nossa](/docs/x#y)", examples: [1] }
        dia: { type: string, format: date }
        total: { type: integer }
        itens: { type: array, items: { $ref: "#/components/schemas/Item" } }
    Item:
      type: object
      properties: { ordem: { type: integer } }
      additionalProperties: { type: number }
    Envio:
      type: object
      properties: { arquivo: { type: string, format: binary }, "example": { type: string } }
`;

function prepare(change: (text: string) => string = (text) => text): PreparedContract {
  return prepareContract({ id: 'teste', file: 'teste.yaml', text: change(CONTRACT) });
}

describe('a contract for the generator', () => {
  it('has decimals, dates and files by name, and keeps fields that are called as keywords', () => {
    const { components } = prepare().document as { components: { schemas: object } };
    expect(components.schemas).toMatchObject({
      Pagina: {
        properties: {
          type: { $ref: '#/components/schemas/Decimal', description: 'Um preço. (leitura nossa)' },
          dia: { $ref: '#/components/schemas/Dia' },
          total: { type: 'integer' },
        },
      },
      Envio: {
        properties: {
          arquivo: { $ref: '#/components/schemas/Arquivo' },
          example: { type: 'string' },
        },
      },
    });
  });

  it('tells where whole numbers stand, which calls send files, and where the rest of an object goes', () => {
    const { document, forms, integers } = prepare();
    expect(integers).toEqual({ listarItens: ['itens.*.ordem', 'total'] });
    expect(forms).toEqual({ enviarItem: 'Envio' });
    expect(document).toMatchObject({
      components: { schemas: { Item: { properties: { outrosCampos: { type: 'object' } } } } },
      paths: { '/itens': { put: { responses: { 200: { content: {} } } } } },
    });
  });

  it.each(readSpecs())('is made of $file', (contract) => {
    expect(prepareContract(contract).server).toMatch(/^https:/);
  });

  it.each([
    ['    Pagina:', '    Decimal:', 'teste.yaml:24 (#/components/schemas/Decimal)', 'rename it'],
    ['      operationId: enviarItem\n', '', 'teste.yaml:14 (#/paths//itens/put)', 'operationId'],
    ['type: number, desc', 'type: [number, "null"], desc', 'teste.yaml:27 (#', 'leaving it out'],
    ['type: number, desc', 'type: number, enum: [1], desc', 'teste.yaml:27 (#', 'fixed values'],
    [
      'properties: { ordem: { type: integer } }',
      'properties: { item: { $ref: "#/components/schemas/Item" } }',
      'teste.yaml:6 (#/paths//itens/get)',
      'holds itself',
    ],
    ['schema: { $ref: "#/components/schemas/Envio" }', 'schema: {}', 'teste.yaml:14 (#', 'form'],
    ['servers: [{ url: https://teste.example }]\n', '', 'teste.yaml:1 (#/servers)', 'server'],
  ])('is refused with its line when %j becomes %j', (found, put, place, mend) => {
    const broken = () => prepare((text) => text.replace(found, put));
    expect(broken).toThrow(place);
    expect(broken).toThrow(mend);
  });
});
