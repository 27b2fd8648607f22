import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database } from './Database.js';
import { columnParsers, EmbeddedPool, isPreparable } from './EmbeddedPool.js';
import { migrate } from './migrate.js';

export type Store = Kysely<Database> & {
  /** How many statements that write were sent so far; only where no other process writes. */
  countWrites?: () => number;
};

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
  if (options.databaseUrl) return openOn(await openServer(options.databaseUrl));
  const pool = await openEmbedded(options);
  const store = await openOn(pool);
  // The embedded store has one process at a time: a lease that is left is of a process that has ended.
  await store.updateTable('deliveries').set({ leased_until: null }).execute();
  return Object.assign(store, { countWrites: () => pool.writes });
}

async function openOn(pool: PostgresPool): Promise<Kysely<Database>> {
  const store = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(store);
  return store;
}

/** `pg` is loaded only where a server is used. */
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
  // A server that ends breaks connections, idle ones and those between two queries: the next query on one fails, and
  // the pool makes others when the server is back.
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

/** Texts of statements whose names are kept. */
const MOST_NAMES = 1000;

/** A name for a statement that a connection prepares once: PostgreSQL keeps 63 letters of it. */
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
 * Keeps a folder for this process, by a file in it that names the process; the embedded store itself lets two
 * write to one folder, which spoils it. The file of a process that was killed counts for nothing.
 * @returns a function that releases the folder
 * @throws Error naming the process that has it
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
