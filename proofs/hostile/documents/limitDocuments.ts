import type { JsonObject } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { entries, one, sized, times, withSchema } from '../makeDocuments';

/** Patterns on which an engine that runs them works for ever, or that it does not take. */
const PATTERNS: readonly string[] = [
  '^(a+)+$',
  '^(a|aa)+$',
  '^(a|a?)+$',
  '^(.*a){30}$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^a{1,99999999}$',
  '^((a{1,100}){1,100}){1,100}$',
  '(x+x+)+y',
  '^(?=(a+))\\1b$',
  '(?<=a+)b',
  '^(?:a?){50}a{50}$',
  '\\p{L}+\\p{Emoji}{9999}',
  '(',
  '[',
  '[z-a]',
  '*',
  '\\u{110000}',
  '(?<n>a)\\k<n>',
  '^[^\\s\\S]$',
  '$^',
  '',
];

/** Values of keywords that ask for more than anybody can show, or for nothing there is. */
const LIMITS: readonly JsonObject[] = [
  { type: 'string', minLength: 10_000_000 },
  { type: 'string', minLength: 2_000_000_000 },
  { type: 'string', minLength: 1e300 },
  { type: 'string', minLength: 1.5 },
  { type: 'string', minLength: -1, maxLength: -1 },
  { type: 'string', minLength: 5, maxLength: 4 },
  { type: 'string', minLength: 500_000, pattern: '^[a-z]+$' },
  { type: 'string', format: 'email', minLength: 1_000_000 },
  { type: 'array', minItems: 1_000_000_000, items: { type: 'string' } },
  { type: 'array', minItems: 1_000_000, uniqueItems: true, items: { type: 'integer' } },
  { type: 'array', minContains: 1_000_000_000, contains: { const: 1 } },
  { type: 'array', minContains: 100_000, maxContains: 100_000, contains: { type: 'integer' } },
  { type: 'object', minProperties: 1_000_000_000 },
  { type: 'object', minProperties: 100_000, additionalProperties: { type: 'string' } },
  { type: 'number', multipleOf: 5e-324 },
  { type: 'number', multipleOf: 1e-300, minimum: 1e300 },
  { type: 'number', multipleOf: 0 },
  { type: 'number', multipleOf: -1 },
  { type: 'number', minimum: 1e308, maximum: -1e308 },
  { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 5e-324 },
  { type: 'integer', minimum: 9_007_199_254_740_992, multipleOf: 7 },
  { type: 'integer', minimum: 0.1, maximum: 0.9 },
  { enum: [] },
  { enum: [null, 1, '1', true, {}, []] },
  { const: { a: { b: [{}] } } },
  { type: [] },
  { type: ['string', 'string', 'null', 'any', 5] },
  { required: ['a', 'a', 5, '__proto__'] },
  { dependentRequired: { a: ['b'], b: ['a'] }, required: ['a'] },
  { properties: { a: false, b: true }, required: ['a'] },
  { not: {} },
  { allOf: [{ type: 'string' }, { type: 'number' }] },
  { oneOf: [{}, {}] },
  { anyOf: [] },
  { format: 'bogus', contentEncoding: 'bogus', contentMediaType: 'bogus/bogus' },
  { type: 'string', format: 'date-time', pattern: '^x$' },
];

/** Keywords that ask for too much, or for what there is not. */
export const limitDocuments: readonly HostileDocument[] = [
  ...PATTERNS.map((pattern) =>
    one(`pattern: ${pattern}`, 'page', withSchema({ type: 'string', pattern })),
  ),
  sized('pattern: long', 'page', [10_000, 2_000_000], (length) =>
    withSchema({ type: 'string', pattern: 'a?'.repeat(length) }),
  ),
  sized('pattern: deep', 'page', [1_000, 100_000], (depth) =>
    withSchema({ type: 'string', pattern: `${'('.repeat(depth)}a${')'.repeat(depth)}` }),
  ),
  sized('pattern: many of properties', 'page', [60, 5_000], (count) =>
    withSchema({
      type: 'object',
      minProperties: 3,
      patternProperties: entries(count, (index) => [`^a{${index}}(b+)+$`, { type: 'string' }]),
    }),
  ),
  sized('pattern: many alternatives', 'page', [1_000, 100_000], (count) =>
    withSchema({
      type: 'string',
      pattern: `^(${times(count, (index) => `a${index}`).join('|')})$`,
    }),
  ),
  ...LIMITS.map((schema) => one(`limit: ${JSON.stringify(schema)}`, 'page', withSchema(schema))),
];
