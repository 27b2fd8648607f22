import type { JsonObject, JsonValue } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { one, withSchema, withSchemas } from '../makeDocuments';

/** References that JSON Schema has besides pointers. */
const UNUSUAL_REFERENCES: Readonly<Record<string, JsonObject>> = {
  '$dynamicRef to itself': {
    A: { $dynamicAnchor: 'a', properties: { b: { $dynamicRef: '#a' } } },
  },
  '$dynamicRef by pointer': { A: { $dynamicRef: '#/components/schemas/B' }, B: { type: 'null' } },
  $anchor: { A: { $anchor: 'a', properties: { b: { type: 'string', $anchor: 'a' } } } },
  '$id of the document': { A: { $id: 'https://a.example/', properties: { b: { $id: '#' } } } },
  '$defs in $defs': { A: { $defs: { b: { $defs: { c: { type: 'string' } } } } } },
  '$comment and $vocabulary': {
    A: { $comment: 'c', $vocabulary: { 'https://a.example': true } },
  },
  $recursiveRef: { A: { $recursiveAnchor: true, items: { $recursiveRef: '#' } } },
  'definitions of another draft': {
    A: { definitions: { b: { $ref: '#/components/schemas/A' } }, dependencies: { a: ['b'] } },
  },
};

const LONG = 'a'.repeat(90_000);

/** Values that are dear to check against what stands beside them. */
const TRIED: readonly (readonly [string, JsonObject])[] = [
  ...['^(a+)+$', '^(a|a)*b$', '^(?:a*)*b$', '(a?){30}a{30}b'].map(
    (pattern): readonly [string, JsonObject] => [
      `pattern ${pattern} on many of a letter`,
      { type: 'string', pattern, example: `${'a'.repeat(500)}!` },
    ],
  ),
  ...['date-time', 'email', 'uri', 'hostname', 'ipv6', 'uri-template', 'regex', 'idn-email'].map(
    (format): readonly [string, JsonObject] => [
      `format ${format} of a long text`,
      { type: 'string', format, example: LONG },
    ],
  ),
  ['format ipv6 of colons', { type: 'string', format: 'ipv6', example: ':'.repeat(90_000) }],
  ['format hostname of dots', { type: 'string', format: 'hostname', example: 'a.'.repeat(45_000) }],
  ['format duration', { type: 'string', format: 'duration', example: `P${'1Y'.repeat(40_000)}` }],
  ['format json-pointer', { type: 'string', format: 'json-pointer', example: '/~'.repeat(40_000) }],
  ['multipleOf a tiny decimal', { type: 'number', multipleOf: 1e-17, example: 1e17 }],
  ['multipleOf many decimals', { type: 'number', multipleOf: 0.000_000_01, example: 1e300 }],
  ['multipleOf of a tiny one', { type: 'number', multipleOf: 1e300, example: 5e-324 }],
  ['a negative zero', { type: 'number', const: -0, minimum: 0, example: -0 }],
  ['minLength of emojis', { type: 'string', minLength: 40_000, example: '👩‍👩‍👧'.repeat(9_000) }],
  ['half characters', { type: 'string', maxLength: 5, example: '\ud800'.repeat(9) }],
  ['a name of the prototype', { required: ['toString', 'constructor'], example: { valueOf: 1 } }],
  [
    'names of the prototype',
    {
      properties: { constructor: { type: 'string' }, toString: { const: 1 }, hasOwnProperty: {} },
      required: ['constructor', 'hasOwnProperty', 'toString'],
      dependentRequired: { valueOf: ['isPrototypeOf'] },
      patternProperties: { constructor: {} },
    },
  ],
  ['a type of the prototype', { type: 'constructor', format: 'toString' }],
  ['types of the prototype', { type: ['valueOf', 'hasOwnProperty'], enum: ['constructor'] }],
  ['wrong kinds of limits', limitsOf('x')],
  ['lists as limits', limitsOf([1, 2])],
  ['objects as limits', limitsOf({ a: 1 })],
  ['limits that are nothing', limitsOf(null)],
  ['limits beyond all numbers', limitsOf(1.797e308)],
];

/** Values beside schemas that are dear to check, and keywords of the wrong kind. */
export const triedDocuments: readonly HostileDocument[] = [
  ...Object.entries(UNUSUAL_REFERENCES).map(([name, schemas]) =>
    one(`keyword: ${name}`, 'page', withSchemas(schemas)),
  ),
  ...TRIED.map(([name, schema]) => one(`value: ${name}`, 'page', withSchema(schema))),
];

function limitsOf(value: JsonValue): JsonObject {
  const keys =
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems minContains maxContains minProperties maxProperties required dependentRequired dependentSchemas properties patternProperties propertyNames additionalProperties items prefixItems contains unevaluatedItems if then else not allOf enum discriminator xml externalDocs format title readOnly default';
  return Object.fromEntries(keys.split(' ').map((key) => [key, value]));
}
