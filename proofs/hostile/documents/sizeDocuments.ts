import type { JsonObject } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { entries, openapi, sized, times, withCall } from '../makeDocuments';

const ANSWERS = { responses: { 200: { description: 'ok' } } };
type Size = readonly [small: number, large: number];
const SOME: Size = [12, 20_000];
const MANY: Size = [12, 100_000];

/** Too much of everything there can be many of. */
export const sizeDocuments: readonly HostileDocument[] = [
  sized('many: paths', 'page', MANY, (count) =>
    openapi({ paths: entries(count, (index) => [`/p${index}`, { get: ANSWERS }]) }),
  ),
  sized('many: paths without calls', 'page', MANY, (count) =>
    openapi({ paths: entries(count, (index) => [`/p${index}`, {}]) }),
  ),
  sized('many: calls of one path', 'page', SOME, (count) =>
    openapi({
      paths: { '/a': { additionalOperations: entries(count, (index) => [`M${index}`, ANSWERS]) } },
    }),
  ),
  sized('many: webhooks', 'page', SOME, (count) =>
    openapi({ webhooks: entries(count, (index) => [`w${index}`, { post: ANSWERS }]) }),
  ),
  sized('many: parameters of a call', 'page', MANY, (count) =>
    withCall({
      parameters: times(count, (index) => ({
        name: `p${index}`,
        in: 'query',
        schema: { type: 'string' },
      })),
    }),
  ),
  sized('many: parameters in the path', 'page', [20, 3_000], (count) =>
    openapi({
      paths: {
        [`/${times(count, (index) => `{p${index}}`).join('/')}`]: {
          get: {
            ...ANSWERS,
            parameters: times(count, (index) => ({
              name: `p${index}`,
              in: 'path',
              required: true,
              schema: { type: 'string' },
            })),
          },
        },
      },
    }),
  ),
  sized('many: parameters shared by calls', 'page', [6, 400], (count) =>
    openapi({
      paths: entries(count, (index) => [
        `/p${index}`,
        {
          get: {
            ...ANSWERS,
            parameters: times(count, (at) => ({ $ref: `#/components/parameters/P${at}` })),
          },
        },
      ]),
      components: {
        parameters: entries(count, (at) => [
          `P${at}`,
          { name: `p${at}`, in: 'query', schema: { type: 'string' }, description: 'd' },
        ]),
      },
    }),
  ),
  sized('many: answers', 'page', [30, 10_000], (count) =>
    withCall({ responses: entries(count, (index) => [`${100 + index}`, { description: 'a' }]) }),
  ),
  sized('many: answers shared by calls', 'page', [1, 500], (count) =>
    openapi({
      paths: entries(count, (index) => [
        `/p${index}`,
        {
          get: {
            responses: entries(50, (at) => [`${200 + at}`, { $ref: '#/components/responses/A' }]),
          },
        },
      ]),
      components: {
        responses: {
          A: {
            description: 'a',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: entries(20, (at) => [`p${at}`, { type: 'string' }]),
                },
              },
            },
          },
        },
      },
    }),
  ),
  sized('many: headers', 'page', SOME, (count) =>
    withCall({
      responses: {
        200: {
          description: '',
          headers: entries(count, (index) => [`H${index}`, { schema: { type: 'string' } }]),
        },
      },
    }),
  ),
  sized('many: media types', 'page', SOME, (count) =>
    withCall({
      requestBody: {
        content: entries(count, (index) => [
          `application/x${index}`,
          { schema: { type: 'string' } },
        ]),
      },
    }),
  ),
  sized('many: examples', 'page', SOME, (count) =>
    withCall({
      requestBody: {
        content: {
          'application/json': {
            examples: entries(count, (index) => [`e${index}`, { value: { a: index } }]),
          },
        },
      },
    }),
  ),
  sized('many: links', 'page', SOME, (count) =>
    withCall({
      responses: {
        200: {
          description: '',
          links: entries(count, (index) => [`l${index}`, { operationId: 'x' }]),
        },
      },
    }),
  ),
  sized('many: callbacks', 'page', SOME, (count) =>
    withCall({
      callbacks: entries(count, (index) => [`c${index}`, { '{$url}': { post: ANSWERS } }]),
    }),
  ),
  sized('many: callbacks in callbacks', 'page', [15, 25], (depth) =>
    withCall(
      times(depth, () => 0).reduce<JsonObject>(
        (inner) => ({ ...ANSWERS, callbacks: { c: { '{$url}': { post: inner } } } }),
        ANSWERS,
      ),
    ),
  ),
];
