/**
 * Docusaurus tells routes of one address apart by a hash; their number among themselves will do.
 *
 * @param {readonly { address: string, hash: string }[]} routes
 * @returns {(address: string, hash: string) => string}
 */
export function shortenHashes(routes) {
  /** @type {Map<string, string[]>} */
  const hashes = new Map();
  for (const { address, hash } of routes) {
    hashes.set(address, [...(hashes.get(address) ?? []), hash].sort());
  }
  return (address, hash) => String(hashes.get(address)?.indexOf(hash));
}
