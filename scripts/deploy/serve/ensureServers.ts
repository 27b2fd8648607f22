import { existsSync } from 'node:fs';
import { findProgram, installPackages } from '../../debianPackages';

/** Programs and the Debian packages that bring them. */
const NEEDED = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  openssl: ['openssl'],
  wrk: ['wrk'],
} as const;

/** What Debian calls the module that answers with Brotli variants. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type ServerProgram = keyof typeof NEEDED;

/**
 * Finds programs that serve the site or measure that, else installs Debian's packages when this
 * user may.
 *
 * @returns the path of each program, in the order asked for.
 * @throws {Error} saying in one line what to install.
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
