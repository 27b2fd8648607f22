import { isObject, type JsonValue, joinPointer } from '../json.js';
import type { Source } from './context.js';

/*
 * Small typed readers: the value of a key when it has the expected kind, else nothing. Documents
 * are checked before the model is built; what is odd but harmless is left out rather than guessed.
 */

/** A string with something in it. */
export function textOf(value: JsonValue, key: string): string | undefined {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

/** A boolean. */
export function flagOf(value: JsonValue, key: string): boolean | undefined {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof found === 'boolean' ? found : undefined;
}

/** The strings of a list, without what else it holds. */
export function textsOf(value: JsonValue, key: string): string[] {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];
}

/** The value of a key with its pointer. */
export function childOf(source: Source, key: string): Source | undefined {
  const { value, pointer } = source;
  if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
  const child = value[key];
  return child === undefined ? undefined : { value: child, pointer: joinPointer(pointer, key) };
}

/** The entries of an object under a key, in document order. */
export function entriesOf(source: Source, key?: string): [string, Source][] {
  const holder = key === undefined ? source : childOf(source, key);
  if (!holder || !isObject(holder.value)) return [];
  return Object.entries(holder.value).map(([name, value]) => [
    name,
    { value, pointer: joinPointer(holder.pointer, name) },
  ]);
}

/** The items of a list under a key. */
export function itemsOf(source: Source, key: string): Source[] {
  const list = childOf(source, key);
  if (!list || !Array.isArray(list.value)) return [];
  return list.value.map((value, index) => ({ value, pointer: joinPointer(list.pointer, index) }));
}
