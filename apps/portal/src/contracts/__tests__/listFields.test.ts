import { modelService, operationsOf, parseDocument } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { listFields } from '../listFields';

const DOCUMENT = `
openapi: 3.2.0
info: {title: A, version: '1'}
paths:
  /a/{id}:
    get:
      operationId: lerA
      summary: Ler
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses:
        '200':
          description: Ok.
          content:
            application/json: {schema: {type: array, items: {type: object, properties: {b: {type: string}}}}}
            application/jsonl: {itemSchema: {type: object, properties: {c: {type: string}}}}
`;

it('lists parameters, fields and the fields of the items of a stream', () => {
  const document = parseDocument(DOCUMENT, { service: 'a', source: 'a.yaml' });
  const service = modelService(document, { id: 'a', title: 'A' }, 'a.yaml');
  const fields = operationsOf(service).flatMap((operation) => listFields(operation));
  expect(fields.map(({ path, part }) => `${part} ${path}`)).toEqual([
    'path id',
    'response [].b',
    'response c',
  ]);
});
