import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { isRunning, type ProcessIdentity } from './processes';

/** The build that holds a checkout, as it is written into its lock. */
export interface Holder {
  readonly host: string;
  /** The build, and once it has one the process that makes the site. */
  readonly processes: readonly ProcessIdentity[];
  /** ISO 8601. */
  readonly since: string;
  /** The folder that it will replace. */
  readonly target: string;
  /** Where the site is made; whoever finds it after a build was killed may remove it. */
  readonly staging: string;
  /** Where the earlier site stands between two renames. */
  readonly retired: string;
}

const FILE = 'holder.json';

/** Writes it whole or not at all. */
export function writeHolder(folder: string, holder: Holder): void {
  const file = path.join(folder, FILE);
  writeFileSync(`${file}.new`, JSON.stringify(holder));
  renameSync(`${file}.new`, file);
}

/** @returns nothing where there is no lock, or none that was written to its end. */
export function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether a build may still be at work; of another machine's nobody here can tell. */
export function isAtWork({ host, processes }: Holder): boolean {
  return host !== hostname() || processes.some(isRunning);
}
