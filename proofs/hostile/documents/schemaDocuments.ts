import type { HostileDocument } from '../HostileDocument';
import { entries, nest, refTo, sized, times, withSchema, withSchemas } from '../makeDocuments';

/** Schemas of many forms, values and references. */
export const schemaDocuments: readonly HostileDocument[] = [
  ...(['oneOf', 'anyOf', 'allOf'] as const).flatMap((keyword) => [
    sized(`forms: ${keyword} of many`, 'page', [60, 10_000], (count) =>
      withSchema({
        [keyword]: times(count, (index) => ({
          type: 'object',
          required: [`p${index}`],
          properties: { [`p${index}`]: { type: 'string' } },
        })),
      }),
    ),
    sized(`forms: ${keyword} of references`, 'page', [60, 10_000], (count) =>
      withSchemas({
        A: { [keyword]: times(count, (index) => refTo(`S${index}`)) },
        ...entries(count, (index) => [`S${index}`, { const: index }]),
      }),
    ),
    sized(`forms: ${keyword} squared`, 'page', [10, 200], (count) =>
      withSchema({
        [keyword]: times(count, (row) => ({
          [keyword]: times(count, (column) => ({ const: `${row}-${column}` })),
        })),
      }),
    ),
    sized(`forms: ${keyword} beside one another`, 'page', [10, 40], (count) =>
      withSchema({
        allOf: times(count, (row) => ({
          [keyword]: times(10, (column) => ({ minLength: row, maxLength: column })),
        })),
      }),
    ),
  ]),
  sized('values: enum', 'page', [1_000, 100_000], (count) =>
    withSchema({ enum: times(count, String) }),
  ),
  sized('values: required', 'page', [1_000, 100_000], (count) =>
    withSchema({ type: 'object', required: times(count, (index) => `p${index}`) }),
  ),
  sized('values: places of a list', 'page', [30, 10_000], (count) =>
    withSchema({ prefixItems: times(count, (index) => ({ const: index })) }),
  ),
  sized('values: mapping of a discriminator', 'page', [30, 10_000], (count) =>
    withSchemas({
      A: {
        oneOf: [refTo('B')],
        discriminator: {
          propertyName: 'k',
          mapping: entries(count, (index) => [`v${index}`, '#/components/schemas/B']),
        },
      },
      B: { type: 'object', properties: { k: { type: 'string' } } },
    }),
  ),
  sized('values: a long list as example', 'page', [1_000, 500_000], (count) =>
    withSchema({ type: 'array', items: { type: 'integer' }, example: times(count, Number) }),
  ),
  sized('values: a long text as example', 'page', [10_000, 10_000_000], (length) =>
    withSchema({ type: 'string', example: 'x'.repeat(length) }),
  ),
  sized('values: a deep example', 'page', [80, 180], (depth) =>
    withSchema({ example: nest(depth, (inner) => ({ a: inner })) }),
  ),
  sized('values: a long default', 'page', [10_000, 4_000_000], (length) =>
    withSchema({ type: 'string', default: 'palavra '.repeat(length / 8) }),
  ),
  sized('references: one schema, often', 'page', [60, 20_000], (count) =>
    withSchemas({
      A: { type: 'object', properties: entries(count, (index) => [`p${index}`, refTo('B')]) },
      B: {
        type: 'object',
        properties: entries(20, (index) => [`q${index}`, { type: 'string', description: 'd' }]),
      },
    }),
  ),
  sized('references: each to all', 'page', [12, 300], (count) =>
    withSchemas(
      entries(count, (row) => [
        `S${row}`,
        {
          type: 'object',
          properties: entries(count, (column) => [`p${column}`, refTo(`S${column}`)]),
        },
      ]),
    ),
  ),
  sized('references: each to all, as forms', 'page', [12, 100], (count) =>
    withSchemas(
      entries(count, (row) => [
        `S${row}`,
        {
          anyOf: times(count, (column) => refTo(`S${column}`)).filter(
            (_, column) => column !== row,
          ),
        },
      ]),
    ),
  ),
  sized('conditions: many', 'page', [30, 3_000], (count) =>
    withSchema({
      type: 'object',
      allOf: times(count, (index) => ({
        if: { properties: { a: { const: index } } },
        then: { required: [`b${index}`] },
      })),
    }),
  ),
];
