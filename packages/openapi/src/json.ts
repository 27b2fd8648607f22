export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** An object of JSON, with own keys only. */
export interface JsonObject {
  [key: string]: JsonValue;
}

/** A value of a document and its pointer (without `#`). */
export interface Source<T extends JsonValue = JsonValue> {
  readonly value: T;
  readonly pointer: string;
}

/**
 * Excludes null and lists.
 *
 * @example
 * isObject([]) // false
 */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Looks up a name of a document among the own keys of a table, so that `constructor` finds nothing.
 *
 * @example
 * entryOf({ get: 1 }, 'constructor') // undefined
 */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/**
 * Appends one key or index to a JSON pointer (RFC 6901) in its URI fragment form, where `%` is escaped too.
 *
 * @example
 * joinPointer('#/paths', '/cadastros') // '#/paths/~1cadastros'
 */
export function joinPointer(pointer: string, key: string | number): string {
  const text = String(key);
  const escaped = /[~/%]/.test(text)
    ? text.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25')
    : text;
  return `${pointer}/${escaped}`;
}

/** The unescaped keys of a JSON pointer, with or without `#`, possibly percent-encoded. */
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

/** Describes a value in one line of a message: its JSON, shortened, or a summary of an object or list. */
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
