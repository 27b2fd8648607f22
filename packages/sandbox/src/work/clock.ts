import { type Kysely, sql } from 'kysely';
import { isDay } from '../contract/formats.js';
import type { Database } from '../store/Database.js';
import { realNow } from './realGlobals.js';

/**
 * The clock in a statement, which sees the clock and the rows of one state: the instant it was set to plus the real time
 * since, or else the real time. All processes of one store share it.
 */
export function clockNow() {
  const real = sql`${new Date(realNow())}::timestamptz`;
  return sql<Date>`(select coalesce(max(
    sandbox_at + make_interval(secs => extract(epoch from ${real} - real_at)::float8)), ${real}) from clock)`;
}

export async function readClock(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${clockNow()} as now`.execute(db);
  return (rows as [{ now: Date }])[0].now;
}

/** Sets the time, or restores the real time if no instant is given. */
export async function setClock(db: Kysely<Database>, instant?: Date): Promise<void> {
  if (!instant) {
    await db.deleteFrom('clock').execute();
    return;
  }
  const values = { sandbox_at: instant, real_at: new Date(realNow()) };
  await db
    .insertInto('clock')
    .values(values)
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet(values))
    .execute();
}

/** The years of the clock: before 1970 no token would be valid; after 2999 a date could outgrow four digits. */
export const YEARS = { first: 1970, last: 2999 };

const INSTANT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A day is its noon in UTC, the same day in Brazil. @throws Error for another text, or a day that its month lacks */
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
