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

/** The headless program comes first: it needs a sixth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium for the browser tests: `CHROME_PATH`, one on the PATH, else Debian's package,
 * installed if this user may.
 *
 * @returns the path of the program.
 * @throws {Error} with the package to install.
 */
export function ensureBrowser(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH=${chosen} does not exist: point it at a Chromium or Chrome.`);
  }
  const found =
    findProgram(NAMES) ??
    (installPackages(['chromium-headless-shell']) ? findProgram(NAMES) : undefined);
  if (found) return found;
  throw new Error(
    'No browser found: install Chromium (Debian: apt-get install chromium) or set CHROME_PATH.',
  );
}

/** Programs and their Debian packages. */
const NEEDED = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  openssl: ['openssl'],
} as const;

/** Debian's path of the module that serves Brotli variants. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type ServerProgram = keyof typeof NEEDED;

/**
 * Finds programs that serve the site. Installs missing Debian packages if this user may.
 *
 * @returns the path of each program, in the order of the arguments.
 * @throws {Error} with the packages to install.
 */
export function ensureServers(...programs: readonly ServerProgram[]): string[] {
  if (!programs.every(isThere)) {
    const packages = programs.flatMap((program) => NEEDED[program]);
    installPackages(packages);
    if (!programs.every(isThere)) {
      throw new Error(
        `Not all of ${programs.join(', ')} are installed, and they cannot be from here (Debian: apt-get install ${packages.join(' ')}).`,
      );
    }
  }
  return programs.flatMap((program) => findProgram([program]) ?? []);
}

function isThere(program: ServerProgram): boolean {
  return findProgram([program]) !== undefined && (program !== 'nginx' || existsSync(BROTLI_MODULE));
}
