import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { EmbeddedPool } from '../store/EmbeddedPool.js';
import { openOn } from '../store/openOn.js';

/** The segments that PostgreSQL keeps for its log by default. */
const SEGMENTS = 5;

/**
 * Writes a cluster with empty tables as an archive for the embedded store. It drops the template databases and the
 * segments of the log that are prepared for later, which are unused and make up three quarters of the archive.
 */
export async function writeCluster(file: string): Promise<void> {
  const pool = await EmbeddedPool.open({});
  const store = await openOn(pool);
  await sql`update pg_database set datistemplate = false`.execute(store);
  await sql`drop database template0`.execute(store);
  await sql`drop database template1`.execute(store);
  for (let segment = 0; segment < SEGMENTS; segment += 1) {
    await sql`select pg_switch_wal()`.execute(store);
    await sql`checkpoint`.execute(store);
  }
  const archive = await pool.dump();
  await store.destroy();
  writeFileSync(file, Buffer.from(await archive.arrayBuffer()));
}
