import { isObject, type JsonObject, type JsonValue } from '../../json.js';

/** Keywords that say what a value is without another schema. */
const PLAIN = new Set([
  'type',
  'format',
  'title',
  'description',
  'enum',
  'const',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
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
