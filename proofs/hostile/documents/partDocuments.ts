import type { HostileDocument } from '../HostileDocument';
import { entries, openapi, sized, times, withCall, withSchema } from '../makeDocuments';

const ANSWERS = { responses: { 200: { description: 'ok' } } };
type Size = readonly [small: number, large: number];
const SOME: Size = [12, 20_000];
const MANY: Size = [30, 100_000];

/** Too many parts beside the calls, and names and addresses that are too long. */
export const partDocuments: readonly HostileDocument[] = [
  sized('many: tags', 'page', MANY, (count) =>
    openapi({ tags: times(count, (index) => ({ name: `t${index}` })) }),
  ),
  sized('many: tags with calls', 'page', SOME, (count) =>
    openapi({
      tags: times(count, (index) => ({ name: `t${index}` })),
      paths: entries(count, (index) => [
        `/p${index}`,
        { get: { ...ANSWERS, tags: [`t${index}`] } },
      ]),
    }),
  ),
  sized('many: tags of each call', 'page', [6, 300], (count) =>
    openapi({
      paths: entries(count, (index) => [
        `/p${index}`,
        { get: { ...ANSWERS, tags: times(count, (at) => `t${at}`) } },
      ]),
    }),
  ),
  sized('many: groups of tags', 'page', SOME, (count) =>
    openapi({
      tags: [{ name: 'a' }],
      'x-tagGroups': times(count, (index) => ({ name: `g${index}`, tags: ['a'] })),
    }),
  ),
  sized('many: tags within tags', 'page', [30, 5_000], (count) =>
    openapi({
      tags: times(count, (index) => ({ name: `t${index}`, parent: `t${(index + 1) % count}` })),
    }),
  ),
  sized('many: servers', 'page', MANY, (count) =>
    openapi({ servers: times(count, (index) => ({ url: `https://s${index}.example` })) }),
  ),
  sized('many: variables of a server', 'page', SOME, (count) =>
    openapi({
      servers: [
        {
          url: `https://${times(count, (index) => `{v${index}}`).join('.')}`,
          variables: entries(count, (index) => [`v${index}`, { default: 'a' }]),
        },
      ],
    }),
  ),
  sized('many: servers of every call', 'page', [4, 500], (count) =>
    openapi({
      paths: entries(count, (index) => [
        `/p${index}`,
        { get: { ...ANSWERS, servers: times(count, (at) => ({ url: `https://s${at}.example` })) } },
      ]),
    }),
  ),
  sized('many: properties', 'page', MANY, (count) =>
    withSchema({
      type: 'object',
      properties: entries(count, (index) => [`p${index}`, { type: 'string' }]),
    }),
  ),
  sized('many: schemas', 'page', MANY, (count) =>
    openapi({
      components: { schemas: entries(count, (index) => [`S${index}`, { type: 'string' }]) },
    }),
  ),
  sized('many: ways to authenticate', 'page', SOME, (count) =>
    openapi({
      components: {
        securitySchemes: entries(count, (index) => [
          `s${index}`,
          { type: 'http', scheme: 'bearer' },
        ]),
      },
    }),
  ),
  sized('many: alternatives to authenticate', 'page', [30, 5_000], (count) =>
    withCall(
      { security: times(count, (index) => ({ [`s${index}`]: [] })) },
      {
        components: {
          securitySchemes: entries(count, (index) => [
            `s${index}`,
            { type: 'http', scheme: 'bearer' },
          ]),
        },
      },
    ),
  ),
  sized('many: scopes', 'page', SOME, (count) =>
    openapi({
      components: {
        securitySchemes: {
          s: {
            type: 'oauth2',
            flows: {
              implicit: {
                authorizationUrl: 'https://a.example',
                scopes: entries(count, (index) => [`s${index}`, 'd']),
              },
            },
          },
        },
      },
    }),
  ),
  sized('many: extensions', 'page', MANY, (count) =>
    openapi(entries(count, (index) => [`x-${index}`, 1])),
  ),
  sized('many: samples', 'page', [30, 5_000], (count) =>
    withCall({ 'x-codeSamples': times(count, (index) => ({ lang: `l${index}`, source: 'a' })) }),
  ),
  sized('many: calls of one name', 'page', [12, 10_000], (count) =>
    openapi({
      paths: entries(count, (index) => [`/p${index}`, { get: { ...ANSWERS, operationId: 'a' } }]),
    }),
  ),
  sized('many: faults', 'expected.path', MANY, (count) =>
    openapi({ paths: entries(count, (index) => [`p${index}`, 5]) }),
  ),
  sized('many: lost references', 'expected.leadingReference', SOME, (count) =>
    openapi({
      components: {
        schemas: entries(count, (index) => [
          `S${index}`,
          { $ref: `#/components/schemas/T${index}` },
        ]),
      },
    }),
  ),
  sized('many: references out', 'expected.localReference', SOME, (count) =>
    openapi({
      components: {
        schemas: entries(count, (index) => [`S${index}`, { $ref: `a.yaml#/${index}` }]),
      },
    }),
  ),
  sized('long: path', 'page', [10_000, 1_000_000], (length) =>
    openapi({ paths: { [`/${'p/'.repeat(length / 2)}`]: { get: ANSWERS } } }),
  ),
  sized('long: method', 'page', [10_000, 1_000_000], (length) =>
    openapi({ paths: { '/a': { additionalOperations: { ['M'.repeat(length)]: ANSWERS } } } }),
  ),
  sized('long: address of a server', 'page', [10_000, 1_000_000], (length) =>
    openapi({ servers: [{ url: `https://a.example/${'x'.repeat(length)}` }] }),
  ),
  sized('long: title', 'page', [10_000, 4_000_000], (length) =>
    openapi({ info: { title: 'T '.repeat(length / 2), version: '1' } }),
  ),
  sized('long: summary', 'page', [10_000, 4_000_000], (length) =>
    withCall({ summary: 's '.repeat(length / 2) }),
  ),
  sized('long: sample', 'page', [10_000, 4_000_000], (length) =>
    withCall({ 'x-codeSamples': [{ lang: 'js', source: 'f(); '.repeat(length / 5) }] }),
  ),
];
