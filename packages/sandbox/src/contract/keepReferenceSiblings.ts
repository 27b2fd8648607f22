/** Parts of a document that are values, not schemas: a `$ref` in them is text. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/**
 * Writes `{ $ref, default }` as `{ allOf: [{ $ref }], default }`. In OpenAPI 3.1 the two say the same; what
 * resolves references for the router replaces the whole object, and the default would be lost.
 */
export function keepReferenceSiblings<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(keepReferenceSiblings) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => [
    key,
    DATA.has(key) ? value : keepReferenceSiblings(value),
  ]);
  const siblings = entries.filter(([key]) => key !== '$ref' && key !== 'description');
  const [, reference] = entries.find(([key]) => key === '$ref') ?? [];
  if (typeof reference !== 'string' || siblings.length === 0) {
    return Object.fromEntries(entries) as Part;
  }
  return { ...Object.fromEntries(siblings), allOf: [{ $ref: reference }] } as Part;
}
