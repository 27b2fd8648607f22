import type { HostileDocument } from '../HostileDocument';
import { entries, nest, refTo, sized, times, withSchema, withSchemas } from '../makeDocuments';

/** Keywords of schemas that are many, far apart, or dear to check against the values beside them. */
export const keywordDocuments: readonly HostileDocument[] = [
  sized('keyword: discriminators within one another', 'page', [12, 200], (levels) =>
    withSchemas({
      ...entries(levels, (level) => [
        `S${level}`,
        {
          discriminator: { propertyName: `k${level}` },
          oneOf: [refTo(`S${level + 1}`), { type: 'object', required: [`k${level}`] }],
        },
      ]),
      [`S${levels}`]: { type: 'object', properties: { a: { type: 'string' } } },
    }),
  ),
  sized('keyword: a discriminator of heirs', 'page', [20, 5_000], (count) =>
    withSchemas({
      A: {
        type: 'object',
        discriminator: { propertyName: 'k' },
        properties: { k: { type: 'string' } },
      },
      ...entries(count, (index) => [
        `H${index}`,
        { allOf: [refTo('A'), { properties: { [`p${index}`]: { type: 'string' } } }] },
      ]),
    }),
  ),
  sized('keyword: heirs of heirs', 'page', [15, 300], (levels) =>
    withSchemas(
      entries(levels, (level) => [
        `S${level}`,
        {
          discriminator: { propertyName: 'k' },
          properties: { k: { type: 'string' } },
          ...(level > 0 ? { allOf: [refTo(`S${level - 1}`)] } : {}),
        },
      ]),
    ),
  ),
  sized('keyword: references with siblings', 'page', [20, 5_000], (count) =>
    withSchemas({
      ...entries(count, (index) => [
        `S${index}`,
        {
          ...refTo(`S${index + 1}`),
          description: `d${index}`,
          properties: { [`p${index}`]: { type: 'string' } },
        },
      ]),
      [`S${count}`]: { type: 'object' },
    }),
  ),
  sized('keyword: allOf of all before', 'page', [12, 120], (count) =>
    withSchemas(
      entries(count, (index) => [
        `S${count - index}`,
        {
          allOf: times(count - index - 1, (at) => refTo(`S${at + 1}`)),
          properties: { [`p${index}`]: { type: 'string' } },
        },
      ]),
    ),
  ),
  sized('keyword: patternProperties', 'page', [60, 20_000], (count) =>
    withSchema({
      type: 'object',
      patternProperties: entries(count, (index) => [`^a${index}`, { type: 'integer' }]),
      example: entries(count, (index) => [`a${index}`, index]),
    }),
  ),
  sized('keyword: dependentSchemas', 'page', [60, 5_000], (count) =>
    withSchema({
      type: 'object',
      dependentSchemas: entries(count, (index) => [
        `p${index}`,
        { required: [`p${index + 1}`], properties: { [`p${index + 1}`]: { type: 'integer' } } },
      ]),
      example: { p0: 1 },
    }),
  ),
  sized('keyword: dependentRequired', 'page', [60, 20_000], (count) =>
    withSchema({
      type: 'object',
      dependentRequired: entries(count, (index) => [`p${index}`, [`p${index + 1}`]]),
      required: ['p0'],
    }),
  ),
  sized('keyword: one name of dependentRequired', 'page', [60, 100_000], (count) =>
    withSchema({
      type: 'object',
      dependentRequired: { a: times(count, (index) => `p${index}`) },
    }),
  ),
  sized('keyword: prefixItems', 'page', [60, 50_000], (count) =>
    withSchema({
      type: 'array',
      prefixItems: times(count, (index) => ({ type: 'string', description: `d${index}` })),
      minItems: count,
    }),
  ),
  sized('keyword: enum of objects', 'page', [200, 60_000], (count) =>
    withSchema({ enum: times(count, (index) => ({ a: index, b: [String(index)] })) }),
  ),
  sized('keyword: enum of long texts', 'page', [20, 400], (count) =>
    withSchema({ enum: times(count, (index) => `${index}${'x'.repeat(9_000)}`) }),
  ),
  sized('keyword: enum with meanings', 'page', [100, 40_000], (count) =>
    withSchema({
      enum: times(count, (index) => `v${index}`),
      'x-enumDescriptions': entries(count, (index) => [`v${index}`, `**m** ${index}`]),
    }),
  ),
  sized('keyword: enums that hold together', 'page', [20, 200], (count) =>
    withSchema({
      allOf: times(count, (row) => ({ enum: times(count, (at) => (at === 0 ? 'a' : row * at)) })),
    }),
  ),
  sized('keyword: examples', 'page', [100, 100_000], (count) =>
    withSchema({ type: 'string', examples: times(count, (index) => `e${index}`) }),
  ),
  sized('keyword: uniqueItems of many', 'page', [500, 100_000], (count) =>
    withSchema({
      type: 'array',
      uniqueItems: true,
      items: { type: 'object' },
      example: times(count, (index) => ({ a: index })),
    }),
  ),
  sized('keyword: contains of many', 'page', [500, 100_000], (count) =>
    withSchema({
      type: 'array',
      contains: { const: count },
      minContains: 1,
      unevaluatedItems: { type: 'integer' },
      example: times(count, Number),
    }),
  ),
  sized('keyword: members of an example', 'page', [200, 100_000], (count) =>
    withSchema({
      type: 'object',
      propertyNames: { pattern: '^p\\d+$' },
      unevaluatedProperties: { type: 'integer' },
      example: entries(count, (index) => [`p${index}`, index]),
    }),
  ),
  sized('keyword: forms of a list of examples', 'page', [20, 300], (count) =>
    withSchema({
      type: 'array',
      items: { oneOf: times(count, (index) => ({ const: `v${index}` })) },
      example: times(count, (index) => `v${index}`),
    }),
  ),
  sized('keyword: a deep const', 'page', [80, 180], (depth) =>
    withSchema({ const: nest(depth, (inner) => ({ a: inner })) }),
  ),
  sized('keyword: a long const', 'page', [10_000, 4_000_000], (length) =>
    withSchema({ const: 'c'.repeat(length) }),
  ),
  sized('keyword: a long pattern of a property', 'page', [100, 10_000], (count) =>
    withSchema({
      properties: entries(count, (index) => [`p${index}`, { pattern: `^(a|b|c{${index}})+$` }]),
    }),
  ),
];
