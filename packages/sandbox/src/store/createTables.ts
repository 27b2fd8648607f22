import { type Kysely, sql } from 'kysely';
import { readPackageFile } from '../packageFiles.js';
import type { Database, Tx } from './Database.js';

/** Advisory lock shared by all processes, so that only one at a time creates the tables. */
const LOCK = 4171;

/** Creates the tables in a store without any. */
export async function createTables(store: Kysely<Database>): Promise<void> {
  await store.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const query = sql<{ known: boolean }>`select to_regclass('clock') is not null as known`;
    const [found] = (await query.execute(tx)).rows;
    if (!found?.known) await sql.raw(readPackageFile('store/tables.sql')).execute(tx);
  });
}

/** Empties every table. Skips empty tables, because truncating one takes time too. */
export async function emptyStore(tx: Tx, kept: readonly string[] = []): Promise<void> {
  const query = sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() order by tablename`;
  const tables = (await query.execute(tx)).rows.map(
    ({ name }) => sql<{ name: string }>`select ${sql.lit(name)} as name
      where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql.join<{ name: string }>(tables, sql` union all `).execute(tx);
  const names = rows.map(({ name }) => name).filter((name) => !kept.includes(name));
  const filled = names.map((name) => sql.table(name));
  if (filled.length > 0) {
    await sql`truncate ${sql.join(filled)} restart identity cascade`.execute(tx);
  }
  for (const name of ['id_numbers', 'instrument_numbers']) {
    await sql`alter sequence ${sql.id(name)} restart`.execute(tx);
  }
}
