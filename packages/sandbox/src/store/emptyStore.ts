import { sql } from 'kysely';
import type { Tx } from './Database.js';

/** Empties every table but the list of migrations. */
export async function emptyStore(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'migrations' order by tablename`.execute(
    tx,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(
    tx,
  );
  for (const name of ['id_numbers', 'instrument_numbers']) {
    await sql`alter sequence ${sql.id(name)} restart`.execute(tx);
  }
}
