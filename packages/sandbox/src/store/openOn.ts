import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { createTables } from './createTables.js';
import type { Database } from './Database.js';
import type { EmbeddedPool } from './EmbeddedPool.js';

/** The tables of a simulator on either store. */
export type Store = Kysely<Database> & {
  /** Returns the data as a compressed archive; absent on a server. */
  save?: () => Promise<Blob>;
};

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
export async function openEmbedded(pool: EmbeddedPool): Promise<Store> {
  const store = await openOn(pool);
  // Any remaining lease belongs to an ended process.
  await store.updateTable('deliveries').set({ leased_until: null }).execute();
  return Object.assign(store, { save: () => pool.dump('gzip') });
}

/**
 * Unpacks a saved state (`Store.save`) into an archive for `EmbeddedPool`.
 * @throws Error in Portuguese for other bytes
 */
export async function unpackState(state: Blob): Promise<Blob> {
  const unpacked = state.stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    return await new Response(unpacked).blob();
  } catch {
    throw new Error('não é um estado que o simulador salvou');
  }
}
