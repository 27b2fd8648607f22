import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import { FIELD_FACTS } from '../types/fieldFacts.js';

/** Keywords that say what a value is without another schema. */
const PLAIN = new Set<string>([
  ...FIELD_FACTS.flatMap((fact) => ('keyword' in fact ? fact.keyword : [])),
  'type',
  'format',
  'title',
  'description',
  'enum',
  'example',
  'examples',
  'nullable',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
]);

/** Whether a schema is the same wherever it stands: it holds and refers to no other. */
export function isLeaf(value: JsonValue): value is JsonObject {
  return isObject(value) && Object.keys(value).every((key) => PLAIN.has(key));
}
