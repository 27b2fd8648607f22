import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database } from './Database.js';
import { columnParsers, EmbeddedPool, isPreparable } from './EmbeddedPool.js';
import { migrate } from './migrate.js';

export type Store = Kysely<Database> & {
  /** Counts the writing statements so far; absent when other processes may write. */
  countWrites?: () => number;
};

export interface StoreOptions {
  /** Address of a PostgreSQL server (`postgres://…`); the embedded store by default. */
  databaseUrl?: string;
  /** Folder of the embedded store; in memory by default. */
  data?: string;
  /** File with a prepared empty cluster for the embedded store. */
  clusterFile?: string;
}

/** Opens the store and migrates its tables. Close it with `destroy()`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl) return openOn(await openServer(options.databaseUrl));
  const pool = await openEmbedded(options);
  const store = await openOn(pool);
  // Only one process at a time uses the embedded store, so any remaining lease belongs to an ended process.
  await store.updateTable('deliveries').set({ leased_until: null }).execute();
  return Object.assign(store, { countWrites: () => pool.writes });
}

async function openOn(pool: PostgresPool): Promise<Kysely<Database>> {
  const store = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(store);
  return store;
}

/** Imports `pg` only when a server is used. */
async function openServer(connectionString: string): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  const getTypeParser = (type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && columnParsers[type]) || pg.types.getTypeParser(type, format);
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? digest(text);
    if (names.size < MOST_NAMES) names.set(text, name);
    return name;
  };
  const pool = new pg.Pool({ connectionString, max: 10, types: { getTypeParser } as never });
  // A server that stops breaks idle connections. These handlers prevent an uncaught error: the next query fails, and
  // the pool reconnects when the server is back.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]) =>
        client.query(
          isPreparable(text)
            ? { name: nameOf(text), text, values: [...values] }
            : { text, values: [...values] },
        );
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(),
      };
    },
    end: () => pool.end(),
  };
}

/** Maximum number of cached statement names. */
const MOST_NAMES = 1000;

/** A short name for a prepared statement: PostgreSQL truncates names after 63 bytes. */
function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

async function openEmbedded({ data, clusterFile }: StoreOptions): Promise<EmbeddedPool> {
  const isNew = data === undefined || !existsSync(path.join(data, 'PG_VERSION'));
  if (data !== undefined) mkdirSync(data, { recursive: true });
  const hasCluster = isNew && clusterFile !== undefined && existsSync(clusterFile);
  const cluster = hasCluster ? new Blob([readFileSync(clusterFile)]) : undefined;
  const release = data === undefined ? undefined : lockFolder(data);
  return EmbeddedPool.open({ data, cluster, release });
}

/**
 * Locks a folder with a file that contains the process id, because two embedded stores would corrupt a shared folder.
 * A lock of a process that no longer runs is ignored.
 * @returns a function that releases the folder
 * @throws Error naming the process that holds the lock
 */
function lockFolder(folder: string): () => void {
  const file = path.resolve(folder, 'simulador.lock');
  const release = (): void => rmSync(file, { force: true });
  while (!writeNew(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `--data: a pasta ${folder} é usada pelo processo ${holder}; se ele é outro programa, apague ${file}`,
      );
    }
    release();
  }
  return release;
}

function writeNew(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
