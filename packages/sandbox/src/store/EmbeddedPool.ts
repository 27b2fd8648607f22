import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { realNow, setTimeout } from '../work/realTime.js';

/** PostgreSQL's error code for a full disk. */
export const DISK_FULL = '53100';

/**
 * Free bytes that a statement needs besides its values. Where the log of PostgreSQL cannot grow, the program waits for
 * ever, so a full disk is found before.
 */
const ROOM = 4 * 1024 * 1024;

/** The copies of a value that a statement writes at most: to the log, to the table, and as its index. */
const COPIES = 3;

/** Commands that do not change stored rows; the position of a sequence does not count. */
const READS = new Set(['select', 'begin', 'commit', 'rollback']);

const keep = (text: string) => text;

/** Parsers by PostgreSQL type number, the same for the embedded store and a server. */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** bytea: PGlite's own parser takes four times as long. */
  17: (text) => hexToBytes(text.slice(2)),
  /** bigint: row numbers, far below 2^53. */
  20: Number,
  /** json, jsonb: stays text for `parseExact`. */
  114: keep,
  3802: keep,
  /** date: stays text, because a day has no time zone. */
  1082: keep,
  /** numeric: stays text for `Decimal`. */
  1700: keep,
};

/** Bytes of a large value. */
const LARGE = 64 * 1024;

export interface EmbeddedOptions {
  /** Folder for the data; in memory by default. */
  data?: string | undefined;
  /**
   * The empty cluster of the build (`dump`), for a store without data: it starts five times as fast as none. A cluster
   * can name programs to load, so this one never comes from outside the package.
   */
  cluster?: Blob | undefined;
  /** PostgreSQL's program and files, where the package cannot find them itself. */
  program?: Pick<PGliteOptions, 'fsBundle' | 'initdbWasmModule' | 'pgliteWasmModule'> | undefined;
  /** Releases the folder after the store is closed. */
  release?: (() => Promise<void>) | undefined;
  /** Returns the free bytes of the folder's disk; unlimited by default. */
  freeBytes?: (() => number) | undefined;
}

/** PostgreSQL allocates the whole cache at the start, 128 MB by default; the rows need a few megabytes. */
const CACHE = '16MB';

/** Old segments of the log are removed, not renamed: they would make up a third of a saved store. */
const RECYCLES = 'off';

/** Milliseconds of work after which the process may handle its connections: PGlite itself never yields. */
const YIELD_AFTER_MS = 10;

/** PGlite as a pool of one connection: callers wait until it is free, so transactions never interleave. */
export class EmbeddedPool implements PostgresPool {
  #free: Promise<unknown> = Promise.resolve();
  /** When this turn of the event loop got its first connection. */
  #begun: number | undefined;

  private constructor(
    private readonly store: PGlite,
    private readonly release: (() => Promise<void>) | undefined,
    private readonly freeBytes: () => number,
  ) {}

  static async open({
    data,
    cluster,
    program,
    release,
    freeBytes = () => Number.POSITIVE_INFINITY,
  }: EmbeddedOptions): Promise<EmbeddedPool> {
    const store = await PGlite.create({
      parsers: { ...columnParsers },
      startParams: [
        ...PGlite.defaultStartParams,
        ...['-c', `shared_buffers=${CACHE}`, '-c', `wal_recycle=${RECYCLES}`],
      ],
      initDbStartParams: ['--wal-segsize=1'],
      ...program,
      ...(data !== undefined && { dataDir: data }),
      ...(cluster && { loadDataDir: cluster }),
    });
    return new EmbeddedPool(store, release, freeBytes);
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#free;
    let release = (): void => undefined;
    this.#free = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    await this.#breathe();
    return { query: this.#query as PostgresPoolClient['query'], release };
  }

  async #breathe(): Promise<void> {
    if (this.#begun === undefined) {
      this.#begun = realNow();
      setTimeout(() => {
        this.#begun = undefined;
      });
    } else if (realNow() - this.#begun >= YIELD_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  readonly #query = async (text: string, values: unknown[]) => {
    const [command = ''] = text.trimStart().split(/\s/, 1);
    if (!READS.has(command.toLowerCase())) this.#demandRoom(values);
    // Only `exec` takes several statements in one text.
    const results =
      values.length > 0 ? [await this.#send(text, values)] : await this.store.exec(text);
    const { rows = [], affectedRows } = results.at(-1) ?? {};
    return { rows, rowCount: affectedRows ?? rows.length, command: command.toUpperCase() };
  };

  /** A large value goes beside the statement, which takes a third of the time. */
  #send(text: string, values: unknown[]) {
    const at = values.findIndex((value) => value instanceof Uint8Array && value.length > LARGE);
    if (at < 0) return this.store.query(text, values);
    const parameter = `$${at + 1}`;
    const beside = text.replace(
      parameter,
      () => `coalesce(pg_read_binary_file('/dev/blob'), ${parameter})`,
    );
    const blob = new Blob([new Uint8Array(values[at] as Uint8Array)]);
    return this.store.query(beside, values.with(at, null), { blob });
  }

  /** @throws Error with PostgreSQL's code when the disk is too full for a statement with these values */
  #demandRoom(values: readonly unknown[]): void {
    const sizes = values.map((value) =>
      typeof value === 'string' || value instanceof Uint8Array ? value.length : 0,
    );
    const needed = ROOM + COPIES * sizes.reduce((sum, size) => sum + size, 0);
    if (this.freeBytes() >= needed) return;
    throw Object.assign(new Error('o disco dos dados está cheio'), { code: DISK_FULL });
  }

  /** Returns all files of the cluster as a tar archive, for `cluster`. */
  async dump(): Promise<Blob> {
    const { release } = await this.connect();
    try {
      await this.store.exec('checkpoint');
      return await this.store.dumpDataDir('none');
    } finally {
      release();
    }
  }

  async end(): Promise<void> {
    await this.#free;
    await this.store.close();
    await this.release?.();
  }
}
