import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { columnParsers } from './columnTypes.js';

export interface EmbeddedOptions {
  /** Folder that keeps the data; in memory without it. */
  data?: string;
  /** A prepared empty cluster (`dump`): starts in a fifth of the time. Not used where data stands. */
  cluster?: Blob;
}

/** PostgreSQL's own choice, 128 MB, is taken whole at the start, for what is a few megabytes of rows. */
const CACHE = '16MB';

/**
 * PGlite as a pool of one connection: who asks for it waits for whoever has it, so transactions never mix.
 */
export class EmbeddedPool implements PostgresPool {
  #free: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly store: PGlite,
    private readonly release: () => void,
  ) {}

  /** @param release gives the folder free, once the store is closed. */
  static async open(
    { data, cluster }: EmbeddedOptions,
    release = (): void => undefined,
  ): Promise<EmbeddedPool> {
    const store = await PGlite.create({
      parsers: { ...columnParsers },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${CACHE}`],
      initDbStartParams: ['--wal-segsize=1'],
      ...(data !== undefined && { dataDir: data }),
      ...(cluster && { loadDataDir: cluster }),
    });
    return new EmbeddedPool(store, release);
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#free;
    let release = (): void => undefined;
    this.#free = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    return { query: this.#query as PostgresPoolClient['query'], release };
  }

  readonly #query = async (text: string, values: readonly unknown[]) => {
    const { rows, affectedRows } = await this.store.query(text, [...values]);
    const [command = ''] = text.trimStart().split(/\s/, 1);
    return { rows, rowCount: affectedRows ?? rows.length, command: command.toUpperCase() };
  };

  /** All files of the cluster as a tar. */
  async dump(): Promise<Blob> {
    return this.store.dumpDataDir('none');
  }

  async end(): Promise<void> {
    await this.#free;
    await this.store.close();
    this.release();
  }
}
