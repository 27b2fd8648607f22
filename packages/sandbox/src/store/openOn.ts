import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { createTables } from './createTables.js';
import type { Database } from './Database.js';

export type Store = Kysely<Database>;

/** Makes the store of a pool with its tables; if that fails, the pool is closed. */
export async function openOn(pool: PostgresPool): Promise<Store> {
  const store = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await createTables(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  return store;
}

/** Makes the store of an embedded pool, which no other process uses. */
export async function openEmbedded(pool: PostgresPool): Promise<Store> {
  const store = await openOn(pool);
  // Any remaining lease belongs to an ended process.
  await store.updateTable('deliveries').set({ leased_until: null }).execute();
  return store;
}
