import { existsSync } from 'node:fs';
import { findProgram, installPackages } from '../../debianPackages';

/** Programs and their Debian packages. */
const NEEDED = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  openssl: ['openssl'],
  wrk: ['wrk'],
} as const;

/** Debian's path of the module that serves Brotli variants. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type ServerProgram = keyof typeof NEEDED;

/**
 * Finds programs that serve or measure the site. Installs missing Debian packages if this user may.
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
