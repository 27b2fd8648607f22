import { createHash } from 'node:crypto';

/**
 * What every file system takes as it is, and any JavaScript text too. Nothing that could be a hash,
 * nor end like a file: an import of one would find another island's.
 */
const PLAIN = /^(?![\da-f]{64}$)(?!.*\.js(?:on)?$)[\w.-]{1,80}$/i;

/**
 * Name of the files of one island, without extension. Keys hold names from contracts, which may be
 * paths, longer than a file system allows or code: any but a plain one is replaced by its hash.
 *
 * @param alike keys whose names would meet where file names ignore case.
 */
export function islandFile(key: string, alike: ReadonlySet<string>): string {
  const isOwn = PLAIN.test(key) && !alike.has(key);
  return isOwn ? `ilha-${key}` : `ilha-${createHash('sha256').update(key).digest('hex')}`;
}

/** The keys that differ from another in case only. */
export function findAlike(keys: Iterable<string>): Set<string> {
  const first = new Map<string, string>();
  const alike = new Set<string>();
  for (const key of keys) {
    const folded = key.toUpperCase();
    const other = first.get(folded);
    if (other === undefined) first.set(folded, key);
    else if (other !== key) alike.add(other).add(key);
  }
  return alike;
}
