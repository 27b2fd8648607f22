import { sql } from 'kysely';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';

/** The last id of a table, for calls that do not return it. */
export async function lastId({ runner }: Sandbox, table: 'offers' | 'movements'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} order by number desc limit 1`.execute(runner.store);
  return rows[0]?.id ?? '';
}
