/** Longer texts are not ours, or more than a thousand folds. */
const LONGEST = 100_000;
/** Replaces `localStorage` where it is forbidden or full. */
const memory = new Map<string, string>();

/**
 * Reads a value that the site keeps in the browser. The storage may be forbidden or hold anything under the key.
 *
 * @param parse returns undefined, or throws, for a text that is no value of this key.
 * @returns undefined if there is no valid value.
 * @example
 * readStored('theme', String) // 'dark'
 */
export function readStored<T>(key: string, parse: (text: string) => T | undefined): T | undefined {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null || text.length > LONGEST ? undefined : parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value for all pages, or for this page only where `localStorage` is forbidden or full. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
