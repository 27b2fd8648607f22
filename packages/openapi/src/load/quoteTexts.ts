import { type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { givenValues, SchemaParts, schemaBelow } from './givenValues.js';

/**
 * Turns numbers and booleans into the text that was written where the schema only allows a text: a CNPJ or a code
 * without quotes (`example: 11222333000181`) is meant as digits.
 *
 * @param root changed in place.
 * @param sourceTexts source texts of numbers and booleans that JavaScript prints differently, by pointer.
 * @returns pointers of the values that are texts now.
 */
export function quoteTexts(root: JsonObject, sourceTexts: ReadonlyMap<string, string>): string[] {
  const quoted: string[] = [];
  const schemas = new SchemaParts(root);
  const quoteIn = (
    holder: JsonObject | JsonValue[],
    key: string,
    pointer: string,
    schema: JsonValue | undefined,
  ): void => {
    const values: JsonObject = Object(holder);
    const value = values[key];
    const parts = schemas.partsOf(schema);
    if (typeof value === 'number' || typeof value === 'boolean') {
      if (!isOnlyText(parts)) return;
      values[key] = sourceTexts.get(pointer) ?? String(value);
      quoted.push(pointer);
    } else if (typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) {
        const below = schemaBelow(parts, value, name);
        if (below) quoteIn(value, name, joinPointer(pointer, name), below);
      }
    }
  };
  for (const { holder, key, pointer, schema } of givenValues(root)) {
    quoteIn(holder, key, pointer, schema);
  }
  return quoted;
}

function isOnlyText(parts: readonly JsonObject[]): boolean {
  const types = parts.flatMap(({ type }) => (type === undefined ? [] : type));
  const others = types.filter((type) => type !== 'string' && type !== 'null' && type !== null);
  return types.includes('string') && others.length === 0;
}
