import type { JsonObject, JsonValue } from '../../json.js';
import { modelService, operationsOf } from '../../modelService.js';
import type { SchemaNode } from '../types/schema.js';
import type { Service } from '../types/service.js';

export function buildModel(root: JsonObject) {
  const document = { openapi: '3.1.0', info: { title: 'API', version: '1' }, ...root };
  return modelService(
    { root: document, sourceTexts: new Map(), warnings: [], unquoted: [], locate: () => undefined },
    { id: 'teste', title: 'Teste' },
    'teste.yaml',
  );
}

/** An object with the keys `/0`, `/1` … */
export function many(count: number, entry: (index: number) => JsonValue): JsonObject {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`/${index}`, entry(index)]),
  );
}

export function withBody(schema: JsonObject, others: JsonObject = {}): JsonObject {
  return {
    paths: {
      '/a': {
        post: {
          operationId: 'criar',
          requestBody: { content: { 'application/json': { schema } } },
          responses: {},
        },
      },
    },
    ...others,
  };
}

/** The schema of the first body of the first operation. */
export function bodyOf(service: Service): SchemaNode | undefined {
  return operationsOf(service)[0]?.requestBody?.content[0]?.schema;
}
