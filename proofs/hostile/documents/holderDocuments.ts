import type { JsonObject } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { entries, openapi, refTo, sized, times, withCall } from '../makeDocuments';

type Size = readonly [small: number, large: number];
const MANY: Size = [30, 60_000];

/** One answer, which other parts of a document are put into. */
function withAnswer(answer: JsonObject, parts: JsonObject = {}): string {
  return withCall({ responses: { 200: { description: 'ok', ...answer } } }, parts);
}

/** Parts of calls that are many, or hold many, or are brought by many. */
export const holderDocuments: readonly HostileDocument[] = [
  sized('holder: media types of an answer', 'page', MANY, (count) =>
    withAnswer({ content: entries(count, (index) => [`application/x${index}`, {}]) }),
  ),
  sized('holder: media types with fields', 'page', [20, 5_000], (count) =>
    withAnswer({
      content: entries(count, (index) => [
        `application/x${index}+json`,
        { schema: { type: 'object', properties: { a: { type: 'string' }, b: { const: index } } } },
      ]),
    }),
  ),
  sized('holder: answers', 'page', MANY, (count) =>
    withCall({ responses: entries(count, (index) => [`x${index}`, { description: '' }]) }),
  ),
  sized('holder: answers with bodies', 'page', [20, 5_000], (count) =>
    withCall(
      {
        responses: entries(count, (index) => [
          String(100 + index),
          { description: 'a', content: { 'application/json': { schema: refTo('A') } } },
        ]),
      },
      { components: { schemas: { A: { type: 'object', properties: { a: { type: 'string' } } } } } },
    ),
  ),
  sized('holder: parameters of a link', 'page', [30, 30_000], (count) =>
    withAnswer({
      links: {
        l: { operationId: 'a', parameters: entries(count, (index) => [`p${index}`, '$url']) },
      },
    }),
  ),
  sized('holder: ways to authenticate', 'page', [30, 60_000], (count) =>
    openapi({
      components: {
        securitySchemes: entries(count, (index) => [
          `s${index}`,
          { type: 'apiKey', in: 'header', name: 'a', description: `**d** ${index}` },
        ]),
      },
    }),
  ),
  sized('holder: ways to authenticate together', 'page', [30, 20_000], (count) =>
    withCall(
      { security: [entries(count, (index) => [`s${index}`, ['a']])] },
      {
        components: {
          securitySchemes: entries(count, (index) => [
            `s${index}`,
            { type: 'apiKey', in: 'header', name: `X-${index}` },
          ]),
        },
      },
    ),
  ),
  sized('holder: parts of a form', 'page', [30, 20_000], (count) =>
    withCall({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: entries(count, (index) => [`p${index}`, { type: 'string' }]),
            },
            encoding: entries(count, (index) => [
              `p${index}`,
              { contentType: 'text/plain', headers: { A: { schema: { type: 'string' } } } },
            ]),
          },
        },
      },
    }),
  ),
  sized('holder: required parameters', 'page', [30, 20_000], (count) =>
    withCall({
      parameters: times(count, (index) => ({
        name: `p${index}`,
        in: ['query', 'header', 'cookie'][index % 3] ?? '',
        required: true,
        schema: { type: 'string', example: 'x' },
      })),
    }),
  ),
  sized('holder: one required parameter that is long', 'page', [1_000, 3_000_000], (length) =>
    withCall({
      parameters: [
        {
          name: 'p',
          in: 'query',
          required: true,
          schema: { type: 'string' },
          example: 'x'.repeat(length),
        },
      ],
    }),
  ),
  sized('holder: a required list that is long', 'page', [100, 300_000], (count) =>
    withCall({
      parameters: [
        {
          name: 'p',
          in: 'query',
          required: true,
          schema: { type: 'array' },
          example: times(count, Number),
        },
      ],
    }),
  ),
  sized('holder: values of a server', 'page', [30, 100_000], (count) =>
    openapi({
      servers: [
        {
          url: 'https://{a}.example',
          variables: { a: { default: '0', enum: times(count, String) } },
        },
      ],
    }),
  ),
  sized('holder: contact, license and texts', 'page', [1_000, 1_000_000], (length) => {
    const text = 'x'.repeat(length);
    return openapi({
      info: {
        title: 'T',
        version: text,
        contact: { name: text, url: `https://a.example/${text}`, email: `${text}@a.example` },
        license: { name: text, identifier: text },
        termsOfService: `https://a.example/${text}`,
      },
    });
  }),
  sized('holder: one name of a call, long', 'page', [1_000, 3_000_000], (length) =>
    withCall({ operationId: 'o'.repeat(length), tags: ['t'.repeat(length)] }),
  ),
  sized('holder: long names of properties', 'page', [10, 100], (count) =>
    openapi({
      components: {
        schemas: {
          A: {
            properties: entries(count, (index) => [
              `${index}${'p'.repeat(10_000)}`,
              { type: 'string' },
            ]),
          },
        },
      },
    }),
  ),
  sized('holder: long names within one another', 'page', [6, 60], (depth) =>
    withCall({
      requestBody: {
        content: {
          'application/json': {
            schema: times(depth, () => 0).reduce<JsonObject>(
              (inner) => ({ properties: { ['n'.repeat(10_000)]: inner } }),
              { type: 'string' },
            ),
          },
        },
      },
    }),
  ),
  sized('holder: documents elsewhere', 'page', [30, 20_000], (count) =>
    openapi({
      tags: times(count, (index) => ({
        name: `t${index}`,
        externalDocs: { url: `https://a.example/${index}`, description: `d ${index}` },
      })),
    }),
  ),
];
