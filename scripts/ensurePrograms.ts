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
 * Finds programs. Installs Debian packages if they are missing and this user may.
 *
 * @param find returns `undefined` if a program is missing.
 * @param hint another way for whoever can't install packages.
 * @throws {Error} with the packages to install.
 */
export function ensure<Found>(
  find: () => Found | undefined,
  packages: readonly string[],
  hint = '',
): Found {
  const found = find() ?? (installPackages(packages) ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(`Programs are missing: apt-get install ${packages.join(' ')} (Debian).${hint}`);
}

function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}

/** Finds programs whose packages have their names. @throws {Error} as `ensure`. */
export function ensurePrograms(...names: readonly string[]): string[] {
  return ensure(() => findAll(names), names);
}

function findAll(names: readonly string[]): string[] | undefined {
  const found = names.flatMap((name) => findProgram([name]) ?? []);
  return found.length === names.length ? found : undefined;
}

/** The headless program comes first: it needs a sixth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Finds a Chromium for the browser tests: `CHROME_PATH`, one on the PATH, else Debian's package. */
export function ensureBrowser(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH=${chosen} does not exist: point it at a Chromium or Chrome.`);
  }
  const packages = ['chromium-headless-shell'];
  return ensure(() => findProgram(NAMES), packages, ' Or set CHROME_PATH to a Chromium.');
}

const NEEDED = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  openssl: ['openssl'],
} as const;

/** Debian's path of the module that serves Brotli variants. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type ServerProgram = keyof typeof NEEDED;

/** Finds programs that serve the site. */
export function ensureServers(...programs: readonly ServerProgram[]): string[] {
  const hasModule = () => !programs.includes('nginx') || existsSync(BROTLI_MODULE);
  return ensure(
    () => (hasModule() ? findAll(programs) : undefined),
    programs.flatMap((program) => NEEDED[program]),
  );
}
