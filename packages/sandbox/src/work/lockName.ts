import { sql } from 'kysely';
import type { Work } from './Work.js';

/**
 * Waits until no other work of this account has the name, and keeps it until this one ends: what is looked for
 * and then made is made once. There is no row yet that could be locked.
 */
export async function lockName({ tx, company }: Work, name: string): Promise<void> {
  const key = `${company} ${name}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
