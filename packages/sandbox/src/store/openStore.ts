import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { columnParsers } from './columnTypes.js';
import type { Database } from './Database.js';
import { EmbeddedPool } from './EmbeddedPool.js';
import { lockFolder } from './lockFolder.js';
import { migrate } from './migrate.js';

export type Store = Kysely<Database>;

export interface StoreOptions {
  /** Address of a PostgreSQL server (`postgres://…`); without it the embedded one. */
  databaseUrl?: string;
  /** Folder of the embedded store; in memory without it. */
  data?: string;
  /** File with a prepared empty cluster for the embedded store. */
  clusterFile?: string;
}

/** Opens the store and brings its tables up to date. Close it with `destroy()`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const pool = options.databaseUrl
    ? await openServer(options.databaseUrl)
    : await openEmbedded(options);
  const store = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(store);
  if (!options.databaseUrl) await endLeases(store);
  return store;
}

/** The embedded store has one process at a time: whoever was at a delivery is gone. */
async function endLeases(store: Store): Promise<void> {
  await store.updateTable('deliveries').set({ leased_until: null }).execute();
}

/** `pg` is loaded only where a server is used. */
async function openServer(connectionString: string): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  const getTypeParser = (type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && columnParsers[type]) || pg.types.getTypeParser(type, format);
  const pool = new pg.Pool({ connectionString, max: 10, types: { getTypeParser } as never });
  // A server that ends breaks connections, idle ones and those between two queries: the next query on one fails, and
  // the pool makes others when the server is back.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function openEmbedded({ data, clusterFile }: StoreOptions): Promise<PostgresPool> {
  const isNew = data === undefined || !existsSync(path.join(data, 'PG_VERSION'));
  if (data !== undefined) mkdirSync(data, { recursive: true });
  const cluster =
    isNew && clusterFile !== undefined && existsSync(clusterFile)
      ? new Blob([readFileSync(clusterFile)])
      : undefined;
  const release = data === undefined ? undefined : lockFolder(data);
  return EmbeddedPool.open(
    { ...(data !== undefined && { data }), ...(cluster && { cluster }) },
    release,
  );
}
