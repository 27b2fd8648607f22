import type { JsonObject, JsonValue } from '../../json.js';

/** An object with the keys `/0`, `/1` … */
export function many(count: number, entry: (index: number) => JsonValue): JsonObject {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`/${index}`, entry(index)]),
  );
}

/** A document with one operation whose body has a schema. */
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
