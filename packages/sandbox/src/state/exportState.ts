import { sql } from 'kysely';
import * as z from 'zod';
import { sequences } from '../../dist/data.js';
import { writeExact } from '../exact/exactJson.js';
import { type Replacements, replacements } from '../rules/loadRules.js';
import type { Tx } from '../store/Database.js';
import type { Store } from '../store/openOn.js';
import { readClock } from '../work/clock.js';
import { TABLES, type Table } from './describeTables.js';
import { MOST, refuseState } from './readLines.js';

const nextNumber = z.int().min(1).max(1e15);

export const stateHeader = z.strictObject({
  format: z.string(),
  version: z.int(),
  /** The simulator's time; `null` while it follows the real time. */
  clock: z.string().nullable(),
  /** Parameters of the rules that replace those of `rules.yml`. */
  rules: replacements,
  /** The next number of each sequence. */
  sequences: z.strictObject(Object.fromEntries(sequences.map((name) => [name, nextNumber]))),
});

export type StateHeader = z.output<typeof stateHeader>;

export const FORMAT = { format: 'frontier-sandbox-state', version: 1 };

/** The lease of a delivery belongs to its process, so no state has it. */
const OWN_COLUMN = 'leased_until';

/**
 * Writes the whole state as JSON lines: a header, then the rows of each table, in the same order each time.
 * @returns UTF-8 for `importState`
 * @throws Refusal for a state that `importState` would refuse by its size
 */
export async function exportState(
  store: Store,
  rules: Replacements,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = await store
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const now = await readClock(tx);
      const rows: string[] = [];
      const setting = await tx.selectFrom('clock').select('sandbox_at').executeTakeFirst();
      // Idle time is not kept: two exports without a change between them are equal.
      let last = setting?.sandbox_at;
      const noteInstant = (instant: Date) => {
        if (last && instant > last && instant <= now) last = instant;
      };
      for (const table of TABLES) {
        for (const line of await writeRows(tx, table, noteInstant)) rows.push(line);
      }
      const clock = last?.toISOString() ?? null;
      const header = { ...FORMAT, clock, rules, sequences: await readSequences(tx) };
      if (rows.length > MOST.rows) throw refuseState(`passa de ${MOST.rows} linhas`);
      return [JSON.stringify(header), ...rows, ''].join('\n');
    });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST.bytes) throw refuseState(`passa de ${MOST.bytes / 1024 / 1024} MiB`);
  return bytes;
}

async function writeRows(
  tx: Tx,
  { columns, counted, name }: Table,
  noteInstant: (instant: Date) => void,
): Promise<string[]> {
  const order = counted ? sql`order by ${sql.ref(counted)}` : sql``;
  const query = sql<Record<string, unknown>>`select * from ${sql.table(name)} ${order}`;
  const lines = (await query.execute(tx)).rows.map((stored) => {
    const fields = columns.map(({ name, write }) => {
      const value = stored[name];
      if (value === null || name === OWN_COLUMN) return [name, null];
      if (value instanceof Date) noteInstant(value);
      return [name, write ? write(value) : value];
    });
    return writeExact({ table: name, row: Object.fromEntries(fields) });
  });
  return counted ? lines : lines.sort();
}

async function readSequences(tx: Tx): Promise<Record<string, number>> {
  const next: [name: string, number: number][] = [];
  for (const name of sequences) {
    const { rows } = await sql<{ next: number }>`
      select last_value + is_called::integer as next from ${sql.table(name)}`.execute(tx);
    next.push([name, rows[0]?.next ?? 1]);
  }
  return Object.fromEntries(next);
}
