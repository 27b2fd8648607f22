import { expect, it } from 'vitest';
import { readClientModel } from '../readClientModel';
import { writeJava } from '../writeJava';

const CONTRACT = `openapi: 3.1.0
info: { title: API de Teste, version: 1.0.0 }
servers: [{ url: https://teste.example }]
paths:
  /itens/{id}/{parte}:
    get:
      operationId: lerItem
      x-documented-path: /itens/{cnpj}/{parte}
      parameters: [{ name: id, in: path, required: true, x-documented-name: cnpj, schema: { type: string } }]
      responses:
        "200":
          description: Os itens.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Pagina" }
    put:
      operationId: enviarItem
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody:
        content:
          multipart/form-data:
            schema: { $ref: "#/components/schemas/Envio" }
      responses:
        "200": { description: Enviado. }
    parameters: [{ name: parte, in: path, required: true, schema: { type: string } }]
components:
  schemas:
    Pagina:
      type: object
      properties:
        total: { type: integer }
        itens: { type: array, items: { $ref: "#/components/schemas/Item" } }
    Item:
      type: object
      properties: { ordem: { type: integer }, autor: { $ref: "#/components/schemas/Autor" } }
      additionalProperties: { type: number }
    Autor: { type: object, properties: { chefe: { $ref: "#/components/schemas/Autor" } } }
    Envio:
      type: object
      properties: { arquivo: { type: string, format: binary }, "example": { type: string } }
`;

function read(change: (text: string) => string = (text) => text) {
  return readClientModel({ id: 'teste', file: 'teste.yaml', text: change(CONTRACT) });
}

it('the model has calls with the names of the service', () => {
  const [lerItem, enviarItem] = read().calls;
  expect(lerItem).toMatchObject({
    path: '/itens/{id}/{parte}',
    pathParameters: [{ wire: 'id' }, { wire: 'parte' }],
  });
  expect(enviarItem).toMatchObject({
    answer: { kind: 'any' },
    body: { contentType: 'multipart/form-data', type: { name: 'Envio' } },
  });
});

it('long descriptions take no endless time', () => {
  const signs = '[a]('.repeat(200_000) + '\\'.repeat(200_000);
  const model = read((text) => text.replace('lerItem', `$&\n      description: '${signs}'`));
  expect(writeJava(model)).toContain(signs);
});

it.each([
  ['operationId: enviarItem', 'operationId: enviar[0]', 'teste.yaml:16 (#', 'letters, digits'],
  ['schema: { $ref: "#/components/schemas/Envio" }', 'schema: {}', 'teste.yaml:16 (#', 'form'],
  ['multipart/form-data:', 'text/plain:', 'teste.yaml:16 (#', 'JSON and forms only'],
  ['[{ name: id,', '[{ name: X, in: header, required: true }, { name: id,', 'teste.yaml:6 (#', 'X'],
  ['servers: [{ url: https://teste.example }]\n', '', 'teste.yaml:1 (#/servers)', 'server'],
])('the model is refused with its line when %j becomes %j', (found, put, place, fix) => {
  const broken = () => read((text) => text.replace(found, put));
  expect(broken).toThrow(place);
  expect(broken).toThrow(fix);
});
