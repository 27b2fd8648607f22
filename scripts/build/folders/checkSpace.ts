import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { BuildFailure } from '../BuildFailure';

const MEBIBYTE = 2 ** 20;

/**
 * Refuses a disk on which the build would end half-way.
 *
 * @param folder on that disk.
 * @param needed bytes.
 * @throws {BuildFailure} that says how much is free and how much is needed.
 */
export function checkSpace(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  // Some file systems do not tell how large they are.
  if (free >= needed || statfsSync(folder).blocks === 0) return;
  throw new BuildFailure(
    `${folder}: the disk has ${toMebibytes(free)} MiB left, and a build needs about ${toMebibytes(needed)}: free some space there, or choose a folder on another disk.`,
  );
}

/** Bytes of all files below a folder, none where there is no such folder. */
export function measure(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true })
    .map((name) => statSync(path.join(folder, String(name))))
    .filter((found) => found.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}

function toMebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(1);
}
