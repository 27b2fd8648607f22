import path from 'node:path';
import { readChangelog } from '../changelog/readChangelog';
import { dayOfBuild } from './dayOfBuild';
import { type ChangeMarks, marksOn } from './marksOn';

/**
 * What is marked as new or changed in the site that is built now: for the reference, and for whatever
 * else shows its operations and fields.
 *
 * @param folder of the changelog, below the site's.
 * @param services ids that entries may name.
 * @throws {Error} with file and line of every fault of the entries.
 */
export function readMarks(root: string, folder: string, services: readonly string[]): ChangeMarks {
  const entries = readChangelog(path.resolve(root, folder), services);
  const day = dayOfBuild(root, entries);
  return day === undefined ? new Map() : marksOn(entries, day);
}
