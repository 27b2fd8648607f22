import { type Made, plain } from './Made.js';
import { makeArray } from './makeArray.js';
import { makeObject } from './makeObject.js';
import { numbersFor, textsFor } from './makeScalar.js';
import type { Place } from './Place.js';

/**
 * Makes a value of one type.
 *
 * @param fits gives what it is given back where the place accepts it.
 */
export function makeOfType(
  type: string,
  place: Place,
  fits: (made: Made | undefined) => Made | undefined,
): Made | undefined {
  const { demands } = place.variant.gathered;
  const first = <T extends string | number | boolean | null>(values: Iterable<T>) => {
    for (const value of values) {
      const made = fits(plain(value));
      if (made) return made;
    }
    return undefined;
  };
  switch (type) {
    case 'object':
      return fits(makeObject(place));
    case 'array':
      return fits(makeArray(place));
    case 'integer':
    case 'number':
      return first(numbersFor(demands, type === 'integer'));
    case 'string':
      return first(textsFor(demands, place.words, place.work));
    case 'boolean':
      return first([true, false]);
    case 'any':
      return first([place.words.value, 1, true]) ?? fits(makeObject(place)) ?? first([null]);
    default:
      return undefined;
  }
}
