import type { JsonObject } from '../json.js';
import { givenValues, typesOf, valueUnder } from './givenValues.js';

/**
 * Turns numbers and booleans into the text that was written where the schema only allows a text: a CNPJ or a code
 * without quotes (`example: 11222333000181`) is meant as digits.
 *
 * @param root changed in place.
 * @returns their pointers.
 */
export function quoteTexts(root: JsonObject, sourceTexts: ReadonlyMap<string, string>): string[] {
  const quoted: string[] = [];
  for (const given of givenValues(root)) {
    const value = valueUnder(given);
    if (typeof value !== 'number' && typeof value !== 'boolean') continue;
    const types = typesOf(given.parts);
    const others = types.filter((type) => type !== 'string' && type !== 'null' && type !== null);
    if (!types.includes('string') || others.length > 0) continue;
    const { holder, key, pointer } = given;
    Object.assign(holder, { [key]: sourceTexts.get(pointer) ?? String(value) });
    quoted.push(pointer);
  }
  return quoted;
}
