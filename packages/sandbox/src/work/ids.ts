import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../store/Database.js';

/** Makes identifiers for one transaction. */
export type IdSource = (tx: Tx) => () => Promise<string>;

/**
 * Random identifiers, or with a seed always the same ones in the same order: two runs that are asked the
 * same answer the same. The count is the store's, so it goes on after a restart and over several processes.
 */
export function createIdSource(seed?: string): IdSource {
  if (seed === undefined) return () => async () => randomUUID();
  return (tx) => async () => {
    const { rows } = await sql<{ number: number }>`
      select nextval('id_numbers') as number`.execute(tx);
    return toUuid(createHash('sha256').update(`${seed}:${rows[0]?.number}`).digest('hex'));
  };
}

/** A UUID of version 4 in form. */
function toUuid(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
