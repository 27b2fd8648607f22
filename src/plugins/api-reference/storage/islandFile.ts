import { createHash } from 'node:crypto';

/** What every file system takes as it is, and any JavaScript text too. */
const PLAIN = /^[\w.-]{1,80}$/;

/**
 * Name of the files of one island, without extension. Keys hold names from contracts, which may be
 * paths, longer than a file system allows or code: any but a plain one is replaced by its hash.
 */
export function islandFile(key: string): string {
  return PLAIN.test(key) ? `ilha-${key}` : `ilha-${createHash('sha256').update(key).digest('hex')}`;
}
