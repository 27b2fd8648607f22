import { createHash } from 'node:crypto';

/** What every file system takes as it is, and any JavaScript text too. */
const PLAIN = /^[\w.-]{1,80}$/;

/**
 * Name of the files of one island, without extension. Keys hold names from contracts, which may be
 * paths, longer than a file system allows or code: any but a plain one is replaced by its hash. A
 * plain one keeps some of its hash, where names that differ in capitals only would meet.
 */
export function islandFile(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return PLAIN.test(key) ? `ilha-${key}-${hash.slice(0, 8)}` : `ilha-${hash}`;
}
