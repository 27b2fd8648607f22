import { isObject, type JsonObject, type JsonValue, joinPointer, splitPointer } from '../json.js';
import { nearestName } from '../nearestName.js';

/**
 * The reference that one which leads nowhere most likely means: each name of it that is not there is
 * replaced by the nearest that is.
 *
 * @returns nothing where some name has none that is near.
 */
export function nearestReference(root: JsonObject, ref: string): string | undefined {
  if (!ref.startsWith('#/')) return undefined;
  let pointer = '';
  let value: JsonValue = root;
  for (const key of splitPointer(ref)) {
    if (!isObject(value)) return undefined;
    const name: string | undefined = Object.hasOwn(value, key)
      ? key
      : nearestName(key, Object.keys(value));
    const next: JsonValue | undefined = name === undefined ? undefined : value[name];
    if (name === undefined || next === undefined) return undefined;
    pointer = joinPointer(pointer, name);
    value = next;
  }
  return `#${pointer}` === ref ? undefined : `#${pointer}`;
}
