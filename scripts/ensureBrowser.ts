import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests: `CHROME_PATH`, one on the PATH, else Debian's package,
 * installed when this user may.
 *
 * @returns the path of the program.
 * @throws {Error} saying in one line what to install.
 */
export function ensureBrowser(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH=${chosen} does not exist: point it at a Chromium or Chrome.`);
  }
  return findOnPath() ?? install();
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

function install(): string {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findOnPath();
    if (installed) return installed;
  }
  throw new Error(
    'No browser found: install Chromium (Debian: apt-get install chromium) or set CHROME_PATH.',
  );
}
