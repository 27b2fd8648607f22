import { sql } from 'kysely';
import { listChanges } from '../../packages/sandbox/src/control/stateChanges.js';
import type { RuleEntry } from '../../packages/sandbox/src/rules/Rules.js';
import type { Store } from '../../packages/sandbox/src/store/openStore.js';

/** Tables whose rows go from one state to another, with the column that has it. */
const TABLES: Readonly<Record<string, string>> = {
  registrations: 'situation',
  requests: 'status',
  operations: 'status',
  offers: 'status',
  movements: 'status',
  financial_events: 'status',
};

/** A state that a row was born in, where `before` is null, or went to. */
interface Change {
  name: string;
  before: string | null;
  after: string;
}

/** Has the store itself note every change of state, beside its tables: a reset does not empty it. */
export async function watchStates(store: Store): Promise<void> {
  await sql`create schema watched`.execute(store);
  await sql`create table watched.changes (name text, before text, after text)`.execute(store);
  for (const [table, column] of Object.entries(TABLES)) {
    await sql
      .raw(`create function watched.note_${table}() returns trigger language plpgsql as $$ begin
        if tg_op = 'INSERT' then insert into watched.changes values ('${table}', null, new.${column});
        elsif old.${column} <> new.${column} then
          insert into watched.changes values ('${table}', old.${column}, new.${column});
        end if; return null; end $$`)
      .execute(store);
    await sql
      .raw(`create trigger watched after insert or update on ${table}
        for each row execute function watched.note_${table}()`)
      .execute(store);
  }
}

/** Ends the watching, and gives each change of state once. */
export async function endWatching(store: Store): Promise<Change[]> {
  const { rows } = await sql<Change>`select distinct * from watched.changes`.execute(store);
  await sql`drop schema watched cascade`.execute(store);
  return rows;
}

/** The changes that the console's picture has no arrow for. */
export function findUndrawn(changes: readonly Change[], entries: readonly RuleEntry[]): string[] {
  return changes
    .filter(
      ({ after, before, name }) =>
        !listChanges(name, entries).some(({ from = null, to }) => from === before && to === after),
    )
    .map(({ name, before, after }) => `${name}: ${before ?? 'born'} → ${after}`)
    .sort();
}
