/** Returns the decoded anchor of an address's hash; a malformed one is returned unchanged. */
export function decodeHash(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
