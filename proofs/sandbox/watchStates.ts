import { sql } from 'kysely';
import { describeLives } from '../../packages/sandbox/src/control/stateChanges.js';
import type { Store } from '../../packages/sandbox/src/store/openOn.js';

/** Tables with state transitions. */
const TABLES = [
  'registrations',
  'requests',
  'operations',
  'offers',
  'movements',
  'financial_events',
] as const;

/** A state transition; `before` is null for the initial state. */
interface Change {
  name: string;
  before: string | null;
  after: string;
}

/**
 * Records every state transition of some work by triggers, in a table that a reset does not clear.
 *
 * @returns the work's result, and the distinct transitions.
 */
export async function watchStates<Result>(store: Store, work: () => Promise<Result>) {
  await sql`create schema watched`.execute(store);
  await sql`create table watched.changes (name text, before text, after text)`.execute(store);
  await sql`create function watched.note() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then insert into watched.changes values (tg_table_name, null, new.status);
    elsif old.status <> new.status then
      insert into watched.changes values (tg_table_name, old.status, new.status);
    end if; return null; end $$`.execute(store);
  for (const table of TABLES) {
    await sql`create trigger watched after insert or update on ${sql.table(table)}
      for each row execute function watched.note()`.execute(store);
  }
  const result = await work();
  const { rows: changes } = await sql<Change>`select distinct * from watched.changes`.execute(
    store,
  );
  await sql`drop schema watched cascade`.execute(store);
  return { result, changes };
}

/** Transitions without an arrow in the console's diagram. */
export function findUndrawn(changes: readonly Change[]): string[] {
  const lives = describeLives([]);
  return changes
    .filter(({ after, before, name }) => {
      const drawn = lives.find(({ kind }) => kind === name)?.changes ?? [];
      return !drawn.some(({ from = null, to }) => from === before && to === after);
    })
    .map(({ name, before, after }) => `${name}: ${before ?? 'born'} → ${after}`)
    .sort();
}
