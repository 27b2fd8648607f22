import type { JsonObject, JsonValue } from '../../json.js';

/** Entries of an object, by the paths `/0`, `/1` … */
export function many(count: number, entry: (index: number) => JsonValue): JsonObject {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`/${index}`, entry(index)]),
  );
}

/** The rest of a document whose one call takes a body. */
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
