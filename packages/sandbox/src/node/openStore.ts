import { readFileSync } from 'node:fs';
import { findBuiltFile } from '../packageFiles.js';
import { columnParsers, EmbeddedPool } from '../store/EmbeddedPool.js';
import { openEmbedded, openOn, type Store } from '../store/openOn.js';
import { openFolder } from './openFolder.js';

export interface StoreOptions {
  /** Address of a PostgreSQL server (`postgres://…`); the embedded store by default. */
  databaseUrl?: string;
  /** Folder of the embedded store; in memory by default. */
  data?: string;
}

/** Opens the store with its tables. Close it with `destroy()`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { data, databaseUrl } = options;
  if (databaseUrl && data) throw new Error('DATABASE_URL: não vale com --data; tire um dos dois');
  if (databaseUrl) return openServer(databaseUrl);
  // A store with a ready cluster starts five times as fast. A cluster can name programs to load, so only the build makes it.
  const cluster = new Blob([readFileSync(findBuiltFile('cluster.tar'))]);
  const pool =
    data === undefined ? EmbeddedPool.open({ loadDataDir: cluster }) : openFolder(data, cluster);
  return openEmbedded(await pool);
}

async function openServer(databaseUrl: string): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new Error(
      'DATABASE_URL: deve ser um endereço postgres://usuario:senha@servidor:5432/banco',
    );
  }
  const { default: pg } = await import('pg');
  const getTypeParser = (type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && columnParsers[type]) || pg.types.getTypeParser(type, format);
  const types = { getTypeParser } as never;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, types });
  // A server that stops breaks idle connections. These handlers prevent an uncaught error: the next query fails, and
  // the pool reconnects when the server is back.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await openOn(pool);
  } catch (error) {
    // Of several addresses that refuse, Node's own error has no message.
    const { errors: [first = error] = [] } = error as { errors?: unknown[] };
    const { host, pathname } = new URL(databaseUrl);
    const cause = first instanceof Error ? first.message : String(first);
    throw new Error(`DATABASE_URL: o banco ${host}${pathname} não pôde ser aberto: ${cause}`);
  }
}
