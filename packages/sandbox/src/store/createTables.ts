import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Kysely, sql } from 'kysely';
import { sequences, statements, tables } from '../../dist/data.js';
import type { Database, Tx } from './Database.js';

/** Advisory lock shared by all processes, so that only one at a time creates the tables. */
const LOCK = 4171;

/** Creates the tables in an empty store. @throws Error in Portuguese for tables with the digest of another version */
export async function createTables(store: Kysely<Database>): Promise<void> {
  const own = bytesToHex(sha256(utf8ToBytes(statements.replace(/\s*--.*/g, ''))));
  await store.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const query = sql<{ known: boolean; digest: string | null }>`
      select to_regclass('clock') is not null as known,
        obj_description(to_regclass('clock'), 'pg_class') as digest`;
    const [found] = (await query.execute(tx)).rows;
    if (!found?.known) {
      await sql.raw(statements).execute(tx);
      await sql`comment on table clock is ${sql.lit(own)}`.execute(tx);
    } else if (found.digest !== own) throw new Error(OTHER_VERSION);
  });
}

const OTHER_VERSION =
  'os dados são de outra versão do simulador, e nada foi mudado: abra-os com essa versão, ou comece sem eles, com uma pasta ou um banco vazio';

export async function listFilled(db: Kysely<Database>): Promise<string[]> {
  const queries = tables.map(
    ({ name }) => sql<{ name: string }>`select ${sql.lit(name)} as name
      where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql.join<{ name: string }>(queries, sql` union all `).execute(db);
  return rows.map(({ name }) => name);
}

/** Empties every table. Skips empty tables, because truncating one takes time too. */
export async function emptyStore(tx: Tx, kept: readonly string[] = []): Promise<void> {
  const names = (await listFilled(tx)).filter((name) => !kept.includes(name));
  const filled = names.map((name) => sql.table(name));
  if (filled.length > 0) {
    await sql`truncate ${sql.join(filled)} restart identity cascade`.execute(tx);
  }
  for (const name of sequences) {
    await sql`alter sequence ${sql.id(name)} restart`.execute(tx);
  }
}
