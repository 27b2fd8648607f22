import type { JsonObject } from '../../json.js';
import { FIELD_FACTS } from '../types/fieldFacts.js';
import { alternativesOf } from './alternatives.js';

/** Keywords that only name or word a schema; any other one gives it a shape. */
const WORDING = new Set<string>([
  ...FIELD_FACTS.flatMap((fact) =>
    'keyword' in fact && fact.keyword !== 'const' ? fact.keyword : [],
  ),
  'description',
  'title',
  'example',
  'examples',
  'nullable',
  'externalDocs',
  '$comment',
  '$schema',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$defs',
]);

/**
 * Whether a schema says what its values look like, and not only what they mean.
 *
 * @param fewest forms that make a choice: one where a lone form counts as the schema's own.
 */
export function hasShape(schema: JsonObject, fewest: 1 | 2): boolean {
  return Object.keys(schema).some((key) => {
    if (WORDING.has(key) || key.startsWith('x-')) return false;
    if (key !== 'oneOf' && key !== 'anyOf') return true;
    return alternativesOf({ schema, pointer: '' }, key).length >= fewest;
  });
}

/** What is left of a schema whose shape is shown elsewhere. */
export function onlyWording(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => WORDING.has(key)));
}
