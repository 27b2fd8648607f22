import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Writes an empty database of the embedded store as an archive that it opens from. */
export async function writeCluster(file) {
  const store = await PGlite.create();
  const archive = await store.dumpDataDir('gzip');
  await store.close();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, Buffer.from(await archive.arrayBuffer()));
  renameSync(`${file}.new`, file);
}
