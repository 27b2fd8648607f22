import { type Kysely, sql } from 'kysely';
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

/**
 * Sets the time so many seconds ahead of what it shows, in one statement: of two at once both count.
 * @returns the time it now shows
 */
export async function advanceClock(db: Kysely<Database>, seconds: number): Promise<Date> {
  const real = new Date();
  const ahead = sql<Date>`clock.sandbox_at + (${real}::timestamptz - clock.real_at)
    + make_interval(secs => ${seconds})`;
  const row = await db
    .insertInto('clock')
    .values({ sandbox_at: new Date(real.getTime() + seconds * 1000), real_at: real })
    .onConflict((conflict) =>
      conflict.column('singleton').doUpdateSet({ sandbox_at: ahead, real_at: real }),
    )
    .returning('sandbox_at')
    .executeTakeFirstOrThrow();
  return row.sandbox_at;
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

/** The years that a clock shows: before, no token would be valid; later, a date would outgrow its four digits. */
export const YEARS = { first: 1970, last: 2999 };

const INSTANT = /^([1-9]\d{3}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Reads an instant, or a day, which is its noon in UTC: the same day in Brazil.
 * @throws Error on any other text, and on days that no month has
 */
export function parseInstant(text: string): Date {
  const [, day = '', time = 'T12:00:00Z'] = INSTANT.exec(text) ?? [];
  const instant = new Date(day + time);
  if (!isDay(day) || Number.isNaN(instant.getTime())) {
    throw new Error(`"${text}" não é um dia (2026-03-16) nem um instante (2026-03-16T12:00:00Z)`);
  }
  const year = instant.getUTCFullYear();
  if (year < YEARS.first || year > YEARS.last) {
    throw new Error(`"${text}" deve ficar de ${YEARS.first} a ${YEARS.last}`);
  }
  return instant;
}

/** Whether a text is a day that its month has: `Date` takes 31 February for one of March. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
