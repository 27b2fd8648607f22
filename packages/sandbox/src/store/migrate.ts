import { type Kysely, sql } from 'kysely';
import { readPackageFile } from '../packageFiles.js';
import type { Database, Tx } from './Database.js';

/** The files of `migrations/`, in the order in which they run. */
const MIGRATIONS = ['001-tables.sql'];

/** Advisory lock shared by all processes, so that only one at a time migrates. */
const LOCK = 4171;

/** Runs the missing migrations, in one transaction. */
export async function migrate(store: Kysely<Database>): Promise<void> {
  await store.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const seen = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const known = new Set(seen.rows.map(({ name }) => name));
    for (const name of MIGRATIONS.filter((candidate) => !known.has(candidate))) {
      for (const statement of readStatements(name)) await sql.raw(statement).execute(tx);
      await sql`insert into migrations values (${name})`.execute(tx);
    }
  });
}

/** Splits a migration at semicolons: no statement or trailing comment may contain one. */
function readStatements(name: string): string[] {
  return readPackageFile(`store/migrations/${name}`)
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/** Empties every table except `migrations`. Skips empty tables, because truncating one takes time too. */
export async function emptyStore(tx: Tx, kept: readonly string[] = []): Promise<void> {
  const query = sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'migrations' order by tablename`;
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
