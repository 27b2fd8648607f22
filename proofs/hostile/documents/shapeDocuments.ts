import type { JsonObject, JsonValue } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { entries, nest, one, refTo, sized, withSchema, withSchemas } from '../makeDocuments';

/** How a schema holds another. */
const HOLDS: Readonly<Record<string, (...schemas: JsonObject[]) => JsonObject>> = {
  oneOf: (...schemas) => ({ oneOf: schemas }),
  anyOf: (...schemas) => ({ anyOf: schemas }),
  allOf: (...schemas) => ({ allOf: schemas }),
  not: (...schemas) => ({ not: { anyOf: schemas } }),
  'if and then': (first = {}, second = first) => ({ if: first, then: second }),
  'then and else': (first = {}, second = first) => ({ if: {}, then: first, else: second }),
  properties: (...schemas) => ({ properties: named(schemas) }),
  'required properties': (...schemas) => ({
    type: 'object',
    required: Object.keys(named(schemas)),
    properties: named(schemas),
  }),
  patternProperties: (...schemas) => ({ patternProperties: named(schemas) }),
  additionalProperties: (first = {}, second = first) => ({
    additionalProperties: first,
    unevaluatedProperties: second,
  }),
  dependentSchemas: (...schemas) => ({ dependentSchemas: named(schemas) }),
  propertyNames: (first = {}, second = first) => ({ propertyNames: first, contentSchema: second }),
  items: (first = {}, second = first) => ({
    type: 'array',
    minItems: 1,
    items: first,
    contains: second,
  }),
  prefixItems: (...schemas) => ({ prefixItems: schemas }),
  unevaluatedItems: (first = {}, second = first) => ({ unevaluatedItems: first, items: second }),
};

/** What gives a schema a value to try on all it holds. */
const TEXT: JsonObject = { type: ['string', 'object', 'array'], minLength: 1, maxLength: 9 };

/** Schemas that hold one another: in circles, doubling at each level, deep. */
export const shapeDocuments: readonly HostileDocument[] = [
  ...Object.entries(HOLDS).flatMap(([name, hold]) => [
    one(`circle: ${name}`, 'page', withSchemas({ A: hold(refTo('A'), refTo('A')) })),
    one(
      `circle of three: ${name}`,
      'page',
      withSchemas({
        A: hold(refTo('B'), refTo('C')),
        B: hold(refTo('C'), refTo('A')),
        C: hold(refTo('A'), refTo('B')),
      }),
    ),
    sized(`doubling: ${name}`, 'page', [24, 100], (levels) =>
      withSchemas({
        ...entries(levels, (level) => [
          `S${level}`,
          hold(refTo(`S${level + 1}`), refTo(`S${level + 1}`)),
        ]),
        [`S${levels}`]: { type: 'string' },
      }),
    ),
    one(
      `circle with a value: ${name}`,
      'page',
      withSchemas({ A: { ...TEXT, ...hold(refTo('A'), refTo('A')) } }),
    ),
    sized(`doubling with a value: ${name}`, 'page', [24, 100], (levels) =>
      withSchemas({
        ...entries(levels, (level) => [
          `S${level}`,
          { ...TEXT, ...hold(refTo(`S${level + 1}`), refTo(`S${level + 1}`)) },
        ]),
        [`S${levels}`]: TEXT,
      }),
    ),
    sized(`nesting: ${name}`, 'page', [40, 60], (depth) =>
      withSchema(nest(depth, (inner) => hold(inner, {}))),
    ),
  ]),
];

function named(schemas: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(
    schemas.map((schema, index): [string, JsonValue] => [`p${index}`, schema]),
  );
}
