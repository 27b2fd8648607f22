import type { JsonObject } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { entries, openapi, sized, times, withCall } from '../makeDocuments';

const ANSWERS = { responses: { 200: { description: 'ok' } } };

/** Parts of calls that many calls bring, or that bring themselves. */
export const sharedDocuments: readonly HostileDocument[] = [
  sized('holder: examples shared by calls', 'page', [6, 400], (count) =>
    openapi({
      paths: entries(count, (index) => [
        `/p${index}`,
        {
          post: {
            ...ANSWERS,
            requestBody: {
              content: {
                'application/json': {
                  examples: entries(count, (at) => [
                    `e${at}`,
                    { $ref: `#/components/examples/E${at}` },
                  ]),
                },
              },
            },
          },
        },
      ]),
      components: {
        examples: entries(count, (at) => [`E${at}`, { summary: 's', value: { a: at } }]),
      },
    }),
  ),
  sized('holder: a parameter shared by calls', 'page', [6, 5_000], (count) =>
    shareParameter(count, { properties: entries(400, (at) => [`p${at}`, { type: 'string' }]) }),
  ),
  sized('holder: a parameter of many forms shared by calls', 'page', [6, 5_000], (count) =>
    shareParameter(count, {
      oneOf: times(30, (form) => ({
        properties: entries(10, (at) => [`p${form}_${at}`, { type: 'string' }]),
      })),
    }),
  ),
  sized('holder: a long parameter shared by calls', 'page', [6, 5_000], (count) =>
    shareParameter(count, {}, 'A *text* of `it` '.repeat(2_800)),
  ),
  sized('holder: headers shared by answers', 'page', [3, 150], (count) =>
    openapi({
      paths: entries(count, (index) => [
        `/p${index}`,
        {
          get: {
            responses: entries(10, (at) => [
              String(200 + at),
              {
                description: '',
                headers: entries(count, (header) => [
                  `H${header}`,
                  { $ref: '#/components/headers/H' },
                ]),
              },
            ]),
          },
        },
      ]),
      components: { headers: { H: { schema: { type: 'string' }, description: 'd' } } },
    }),
  ),
  sized('holder: callbacks within callbacks, three of each', 'page', [3, 7], (levels) =>
    withCall(
      times(levels, () => 0).reduce<JsonObject>(
        (inner) => ({
          ...ANSWERS,
          callbacks: entries(3, (index) => [`c${index}`, { '{$url}': { post: inner } }]),
        }),
        ANSWERS,
      ),
    ),
  ),
  sized('holder: a callback that brings itself', 'page', [1, 20], (count) =>
    withCall(
      { callbacks: entries(count, (index) => [`c${index}`, { $ref: '#/components/callbacks/C' }]) },
      {
        components: {
          callbacks: {
            C: {
              '{$url}': {
                post: {
                  ...ANSWERS,
                  callbacks: entries(count, (index) => [
                    `c${index}`,
                    { $ref: '#/components/callbacks/C' },
                  ]),
                },
              },
            },
          },
        },
      },
    ),
  ),
  sized('holder: webhooks that are one', 'page', [8, 5_000], (count) =>
    openapi({
      webhooks: entries(count, (index) => [`w${index}`, { $ref: '#/components/pathItems/P' }]),
      components: { pathItems: { P: { post: { ...ANSWERS, summary: 's' } } } },
    }),
  ),
  sized('holder: paths that are one', 'page', [5, 5_000], (count) =>
    openapi({
      paths: entries(count, (index) => [`/p${index}`, { $ref: '#/components/pathItems/P' }]),
      components: {
        pathItems: { P: { get: ANSWERS, put: ANSWERS, parameters: [{ name: 'a', in: 'query' }] } },
      },
    }),
  ),
  sized('holder: ways to authenticate every call', 'page', [6, 300], (count) =>
    openapi({
      security: times(count, (index) => ({ [`s${index}`]: times(20, String) })),
      paths: entries(count, (index) => [`/p${index}`, { get: ANSWERS }]),
    }),
  ),
];

function shareParameter(count: number, schema: JsonObject, description = 'd'): string {
  return openapi({
    paths: entries(count, (index) => [
      `/p${index}`,
      { get: { ...ANSWERS, parameters: [{ $ref: '#/components/parameters/P' }] } },
    ]),
    components: { parameters: { P: { name: 'q', in: 'query', description, schema } } },
  });
}
