import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian's folder of servers, which is not on every user's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin'];

/** Finds the first existing program on the PATH or in the system folders. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/**
 * Installs Debian packages if this user may.
 *
 * @returns whether the installation succeeded.
 */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}
