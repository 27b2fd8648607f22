/**
 * The anchor of an address. A malformed hash stays as it is.
 *
 * @param hash with or without `#`.
 * @example
 * decodeHash('#emiss%C3%A3o') // 'emissão'
 */
export function decodeHash(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
