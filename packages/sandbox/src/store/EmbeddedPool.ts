import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** PostgreSQL's type numbers, with how their text is read, the same in the embedded store and a server. */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** bigint: rows' numbers, far below 2^53. */
  20: Number,
  /** json, jsonb: stays text, `parseExact` reads it. */
  114: keep,
  3802: keep,
  /** date: a day has no time zone. */
  1082: keep,
  /** numeric: stays text, `Decimal` reads it. */
  1700: keep,
};

function keep(text: string): string {
  return text;
}

/** The embedded store's own way with bytes takes 20 times as long: seconds for a file. */
const BYTEA = 17;
const bytesAsHex = {
  serialize: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`,
  parse: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

interface EmbeddedOptions {
  /** Folder that keeps the data; in memory without it. */
  data?: string | undefined;
  /** A prepared empty cluster (`dump`): starts in a fifth of the time. Not used where data stands. */
  cluster?: Blob | undefined;
  /** Releases the folder, once the store is closed. */
  release?: (() => void) | undefined;
}

/** PostgreSQL's default, 128 MB, is allocated at the start; the rows take a few megabytes. */
const CACHE = '16MB';

/**
 * PGlite as a pool of one connection: a caller waits until it is free, so transactions never mix.
 */
export class EmbeddedPool implements PostgresPool {
  #free: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly store: PGlite,
    private readonly release: (() => void) | undefined,
  ) {}

  static async open({ data, cluster, release }: EmbeddedOptions): Promise<EmbeddedPool> {
    const store = await PGlite.create({
      parsers: { ...columnParsers, [BYTEA]: bytesAsHex.parse },
      serializers: { [BYTEA]: bytesAsHex.serialize },
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
    this.release?.();
  }
}
