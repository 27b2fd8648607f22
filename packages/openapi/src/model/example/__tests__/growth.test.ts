import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../json.js';
import { LIMITS } from '../../../limits.js';
import { makeCounted } from './countSteps.js';

type Family = (size: number) => { readonly schema: JsonValue; readonly schemas?: JsonObject };

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const range = (size: number) => Array.from({ length: size }, (_, index) => index);
const map = (size: number, entry: (index: number) => [string, JsonValue]): JsonObject =>
  Object.fromEntries(range(size).map(entry));

/** Named schemas of which each refers to the next twice. */
const twice =
  (level: (next: JsonObject) => JsonObject): Family =>
  (size) => ({
    schema: refer('S0'),
    schemas: {
      ...map(size, (index) => [`S${index}`, level(refer(`S${index + 1}`))]),
      [`S${size}`]: { type: 'string', minLength: 3 },
    },
  });

/** Named schemas that form one circle. */
const circle =
  (level: (next: JsonObject, after: JsonObject) => JsonObject): Family =>
  (size) => ({
    schema: refer('S0'),
    schemas: map(size, (index) => [
      `S${index}`,
      level(refer(`S${(index + 1) % size}`), refer(`S${(index + 2) % size}`)),
    ]),
  });

const form = (index: number): JsonObject => ({
  type: 'object',
  properties: { [`p${index}`]: { type: 'string' } },
  required: [`p${index}`],
});

const FAMILIES: Readonly<Record<string, Family>> = {
  'anyOf twice over': twice((next) => ({ anyOf: [next, next] })),
  'allOf twice over': twice((next) => ({ allOf: [next, next] })),
  'oneOf twice over': twice((next) => ({ oneOf: [next, { ...next, maxLength: 1 }] })),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  'if and then': twice((next) => ({ if: next, then: next })),
  'not twice over': twice((next) => ({ allOf: [{ not: { not: next } }, { not: { not: next } }] })),
  'a circle of anyOf': circle((next, after) => ({ anyOf: [next, after] })),
  'a circle of allOf': circle((next, after) => ({ allOf: [next, after] })),
  'forms of oneOf': (size) => ({ schema: { oneOf: range(size).map(form) } }),
  'forms of anyOf': (size) => ({ schema: { anyOf: range(size).map(form) } }),
  'forms of one discriminator': (size) => ({
    schema: {
      oneOf: range(size).map((index) => refer(`S${index}`)),
      discriminator: { propertyName: 't' },
    },
    schemas: map(size, (index) => [
      `S${index}`,
      { type: 'object', required: ['t'], properties: { t: { type: 'string' } } },
    ]),
  }),
  'values of enum that nothing allows': (size) => ({
    schema: { type: 'integer', enum: range(size).map((index) => `v${index}`) },
  }),
  properties: (size) => ({
    schema: { type: 'object', properties: map(size, (index) => [`p${index}`, { type: 'string' }]) },
  }),
  'a list without repetition': (size) => ({
    schema: { type: 'array', minItems: size, uniqueItems: true, items: { type: 'string' } },
  }),
  'contains so many': (size) => ({
    schema: { type: 'array', minContains: size, contains: { type: 'integer' } },
  }),
  'objects that cannot end': (size) => ({
    schema: refer('S0'),
    schemas: map(size, (index) => [
      `S${index}`,
      {
        type: 'object',
        required: ['a', 'b'],
        properties: { a: refer(`S${(index + 1) % size}`), b: refer(`S${(index + 1) % size}`) },
      },
    ]),
  }),
  'a long text': (size) => ({ schema: { type: 'string', minLength: size * 1_000_000 } }),
};

describe('steps of examples', () => {
  it.each(Object.entries(FAMILIES))('grow as %s does', (_, family) => {
    const stepsOf = (size: number) => {
      const { schema, schemas } = family(size);
      return makeCounted(schema, schemas).steps;
    };
    const [small, large] = [stepsOf(24), stepsOf(48)] as const;
    // Twice the size with its logarithm, and what every example costs.
    expect(large).toBeLessThanOrEqual(small * 2 * (Math.log2(48) / Math.log2(24)) + 500);
  });

  it('stop where the work allowed is spent', () => {
    const schemas = map(12, (index) => [
      `S${index}`,
      {
        oneOf: range(12)
          .filter((other) => other !== index)
          .map((other) => refer(`S${other}`)),
      },
    ]);
    const { steps } = makeCounted(refer('S0'), schemas);
    expect(steps).toBeLessThanOrEqual(LIMITS.exampleWork + 10);
  });

  it.each<[string, JsonValue]>([
    ['a text', { type: 'string', minLength: 5_000 }],
    ['a list', { type: 'array', minItems: 500, items: { type: 'string' } }],
    [
      'an object',
      {
        properties: map(700, (index) => [`p${index}`, { type: 'string' }]),
        required: range(700).map((index) => `p${index}`),
      },
    ],
  ])('are left out with a word where %s would be too long', (_, schema) => {
    expect(makeCounted(schema)).toMatchObject({ isLeftOut: true });
  });

  it('refuse schemas that stand too deep in one another', () => {
    const schemas = map(5_000, (index) => [`S${index}`, { not: refer(`S${index + 1}`) }]);
    expect(makeCounted(refer('S0'), { ...schemas, S5000: { type: 'string' } }).text).toBe(
      undefined,
    );
  });
});
