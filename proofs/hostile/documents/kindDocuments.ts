import { isObject, type JsonValue } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { one } from '../makeDocuments';
import { KIND_PLACES } from './kindPlaces';

/** What stands where something else belongs. */
const WRONG: readonly JsonValue[] = [5, 'x', null, ['x', 5, null, []], { x: 5, y: null, z: [] }];

const isEmpty = (value: JsonValue) => Object.keys(value ?? {}).length === 0;
const notMap = (fault: string) => (value: JsonValue) => (isObject(value) ? 'page' : fault);
const mapOrNothing = (value: JsonValue) =>
  value === null ? 'page' : notMap('expected.object')(value);

/** What has to come of a value in the places where not all are shown, or left out. */
const EXPECTED: Readonly<Record<string, (value: JsonValue) => string>> = {
  openapi: () => 'expected.quotedOpenapiVersion',
  info: (value) => (isObject(value) ? 'expected.text' : 'expected.info'),
  'info.title': (value) => (value === 5 || value === 'x' ? 'page' : 'expected.text'),
  paths: (value) =>
    isObject(value) && !isEmpty(value) ? 'expected.path' : notMap('expected.object')(value),
  'path item': notMap('expected.pathItem'),
  operation: notMap('expected.operation'),
  parameters: (value) => {
    if (!Array.isArray(value)) return value === null ? 'page' : 'expected.parameters';
    return isEmpty(value) ? 'page' : 'expected.parameterName';
  },
  'name of a parameter': (value) => (value === 'x' ? 'page' : 'expected.parameterName'),
  'place of a parameter': () => 'expected.oneOf',
  requestBody: mapOrNothing,
  responses: mapOrNothing,
  callbacks: mapOrNothing,
  webhooks: (value) =>
    isObject(value) && !isEmpty(value) ? 'expected.pathItem' : notMap('expected.object')(value),
};

/** A number where a map belongs, and so on, everywhere. */
export const kindDocuments: readonly HostileDocument[] = Object.entries(KIND_PLACES).flatMap(
  ([place, write]) =>
    WRONG.map((value) =>
      one(
        `wrong kind: ${place} = ${JSON.stringify(value)}`,
        EXPECTED[place]?.(value) ?? 'page',
        write(value),
      ),
    ),
);
