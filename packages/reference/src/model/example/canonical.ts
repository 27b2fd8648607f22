import { isObject, type JsonValue } from '../../json.js';

/** One text for all values that are equal, whatever the order of their members (JSON Schema, §4.2.2). */
export function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`);
  return `{${members.join()}}`;
}

const sets = new WeakMap<readonly JsonValue[], ReadonlySet<string>>();

/** Whether a list has a value; each list is read once. */
export function holdsValue(list: readonly JsonValue[], value: JsonValue): boolean {
  const set = sets.get(list) ?? new Set(list.map(canonical));
  sets.set(list, set);
  return set.has(canonical(value));
}
