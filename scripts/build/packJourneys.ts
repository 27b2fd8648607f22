import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTS } from './packClients';
import { writeTarball } from './writeTarball';

/** Folder of the journeys, from the site's root. */
const FOLDER = 'downloads/jornadas';
/** Written by the simulator's build. */
const JOURNEYS = path.join(__dirname, '../../packages/sandbox/dist/journeys');
/** Files that a journey sends. */
const SENT = /\$file\('\.\/([^']+)'\)/g;

/**
 * Writes the journeys as Arazzo documents into the downloads of a built site, and a tarball with everything needed to
 * run them: the contracts of the site and the files that the journeys send.
 *
 * @param site the built site, for which the simulator was built.
 */
export function packJourneys(site: string): void {
  const folder = path.join(site, FOLDER);
  const own = path.join(folder, 'frontier-jornadas');
  mkdirSync(folder, { recursive: true });
  cpSync(JOURNEYS, own, { recursive: true });
  for (const name of readdirSync(path.join(site, CONTRACTS))) {
    if (name.endsWith('.yaml')) cpSync(path.join(site, CONTRACTS, name), path.join(own, name));
  }
  for (const name of readdirSync(JOURNEYS)) {
    const text = readFileSync(path.join(JOURNEYS, name), 'utf8');
    // Outside the tarball, a document refers to the contracts of the site.
    const alone = text.replaceAll('url: ./', `url: ../../${CONTRACTS}/`);
    writeFileSync(path.join(folder, name), alone);
    for (const [, file = ''] of text.matchAll(SENT))
      writeFileSync(path.join(own, file), '%PDF-1.7\n');
  }
  writeTarball(path.join(folder, 'frontier-jornadas.tgz'), own, 'frontier-jornadas');
  rmSync(own, { recursive: true });
}
