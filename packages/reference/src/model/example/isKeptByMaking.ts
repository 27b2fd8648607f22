import type { Demand } from './gather.js';

/** Keywords of objects and lists that a value keeps by the way it is made. */
const KEPT = new Set([
  ...['type', 'format', 'properties', 'required', 'additionalProperties', 'items', 'nullable'],
  ...['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'externalDocs', 'xml'],
  ...['example', 'examples', 'default', '$comment', 'discriminator', 'minItems', 'maxItems'],
]);

/** Whether a value made for a schema keeps all that the schema itself says. */
export function isKeptByMaking({ value }: Demand): boolean {
  return Object.keys(value).every((key) => KEPT.has(key) || key.startsWith('x-'));
}
