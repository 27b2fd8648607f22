/** Any value a YAML or JSON document can hold once it is read. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** An object as JSON has it: its own keys only. */
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Whether a value is an object of JSON: neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Looks up a name from a document among the own keys of a table: `constructor` finds nothing. */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/**
 * Appends one key or index to a JSON pointer, escaped as RFC 6901 asks, for the fragment of an address:
 * `%` would begin an escape there.
 */
export function joinPointer(pointer: string, key: string | number): string {
  const text = String(key);
  const escaped = /[~/%]/.test(text)
    ? text.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25')
    : text;
  return `${pointer}/${escaped}`;
}

/** The keys a `#/a/b` pointer names, unescaped (also when it is percent-encoded as a URI fragment). */
export function splitPointer(pointer: string): string[] {
  const raw = pointer.replace(/^#?\/?/, '');
  if (raw === '') return [];
  return raw.split('/').map((key) => {
    const unescaped = key.replaceAll('~1', '/').replaceAll('~0', '~');
    try {
      return decodeURIComponent(unescaped);
    } catch {
      return unescaped;
    }
  });
}

/** One line about a value, for messages. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) {
    const keys = Object.keys(value).slice(0, 4).join(', ');
    return keys === '' ? 'an object with nothing' : `an object with ${keys}`;
  }
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
