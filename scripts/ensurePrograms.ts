import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const POSTGRES = '/usr/lib/postgresql';

/** Finds a program on the PATH or in Debian's folders of servers; a path names the file itself. */
function findProgram(name: string): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    ...versions.map((version) => path.join(POSTGRES, version, 'bin')),
  ];
  return folders.map((folder) => path.resolve(folder, name)).find(existsSync);
}

/**
 * Installs missing Debian packages if this user may.
 *
 * @param names of the programs, or paths of other files.
 * @param packages that have them; by default they have the programs' names.
 * @param hint another way for whoever can't install packages.
 * @throws {Error} with the packages to install.
 */
export function ensurePrograms(
  names: readonly string[],
  packages: readonly string[] = names,
  hint = '',
): string[] {
  const findAll = () => names.flatMap((name) => findProgram(name) ?? []);
  const isMissing = () => findAll().length < names.length;
  if (isMissing() && !(installPackages(packages) && !isMissing())) {
    throw new Error(`Programs are missing: apt-get install ${packages.join(' ')} (Debian).${hint}`);
  }
  return findAll();
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
  const known = NAMES.find((name) => findProgram(name)) ?? 'chromium-headless-shell';
  const [browser = ''] = ensurePrograms([known], [known], ' Or set CHROME_PATH to a Chromium.');
  return browser;
}

const NEEDED = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  openssl: ['openssl'],
} as const;

/** Debian's path of the module that serves Brotli variants. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export function ensureServers(...programs: readonly (keyof typeof NEEDED)[]): string[] {
  const files = programs.includes('nginx') ? [...programs, BROTLI_MODULE] : programs;
  return ensurePrograms(
    files,
    programs.flatMap((program) => NEEDED[program]),
  );
}
