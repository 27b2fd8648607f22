import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ClientFailure, makeClients } from '@frontier/clients';
import { BuildFailure } from './BuildFailure';
import { writeTarball } from './writeTarball';

/** Folder of the clients, from the site's root. */
const FOLDER = 'downloads/clients';
/** Folder of the contracts, from the site's root. */
export const CONTRACTS = 'contratos';
/** Folder of each client in its tarball; npm requires `package`. */
const NAMES = { typescript: 'package', python: 'frontier-python', java: 'frontier-java' };

/**
 * Generates a client tarball for each language from the contracts of a built site, with a checksum for
 * `sha256sum --check`. The same contracts yield the same bytes.
 *
 * @param site the built site.
 * @throws {BuildFailure} with file and line of a contract that the clients cannot express.
 */
export function packClients(site: string): void {
  const folder = path.join(site, FOLDER);
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, 'make-'));
  try {
    makeClients(readContracts(path.join(site, CONTRACTS)), own);
    for (const [language, name] of Object.entries(NAMES)) {
      writeTarball(path.join(folder, `frontier-${language}.tgz`), path.join(own, language), name);
    }
  } catch (error) {
    throw error instanceof ClientFailure ? new BuildFailure(error.message) : error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

function readContracts(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { id: path.parse(name).name, file: `${CONTRACTS}/${name}`, text };
    });
}
