import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.js';

/**
 * The simulator's time: an instant that was set, plus what really passed since. It is in the store, so all
 * processes of one store have the same.
 */
export async function readClock(db: Kysely<Database>): Promise<Date> {
  const row = await db.selectFrom('clock').selectAll().executeTakeFirst();
  if (!row) return new Date();
  return new Date(row.sandbox_at.getTime() + Date.now() - row.real_at.getTime());
}

/** Sets the time; without an instant it is the real one. */
export async function setClock(db: Kysely<Database>, instant?: Date): Promise<void> {
  if (!instant) {
    await db.deleteFrom('clock').execute();
    return;
  }
  const values = { sandbox_at: instant, real_at: new Date() };
  await db
    .insertInto('clock')
    .values(values)
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet(values))
    .execute();
}

/** Reads an instant, or a day, which is its noon in UTC: the same day in Brazil. */
export function parseInstant(text: string): Date {
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00Z` : text);
  if (Number.isNaN(instant.getTime())) {
    throw new Error(`"${text}" não é um dia (2026-03-16) nem um instante (2026-03-16T12:00:00Z)`);
  }
  return instant;
}
