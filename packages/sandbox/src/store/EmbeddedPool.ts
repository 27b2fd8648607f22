import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { realNow, setTimeout } from '../work/realTime.js';

/** PostgreSQL's error code for a full disk. */
export const DISK_FULL = '53100';

/** The statements that PostgreSQL can prepare; others have no values. */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\s/i;

const MOST_PREPARED = 400;

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

const BYTEA = 17;

/**
 * Writes a value as a literal of unknown type, which PostgreSQL resolves from the context. Only quotes are escaped:
 * the store uses `standard_conforming_strings`, so a backslash is a plain character.
 * @throws Error for a value of any other type
 */
export function writeLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (value instanceof Uint8Array) return `'\\x${bytesToHex(value)}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return `'${value}'`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`Um valor de tipo ${typeof value} não vai ao banco`);
}

/** Bytes above which a value is sent as a file: the store scans a statement's text character by character. */
const LARGE = 64 * 1024;

/** Expression that reads the blob that is passed to `exec` beside the statement. */
const BLOB = "pg_read_binary_file('/dev/blob')";

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
  /** Names of prepared statements by text, oldest first. */
  readonly #prepared = new Map<string, string>();
  #count = 0;
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
      parsers: { ...columnParsers, [BYTEA]: (text: string) => hexToBytes(text.slice(2)) },
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

  /**
   * Executes a prepared statement. PGlite's own parameters would parse and plan the statement each time, which takes
   * most of the time of a call.
   */
  readonly #query = async (text: string, values: readonly unknown[]) => {
    const [command = ''] = text.trimStart().split(/\s/, 1);
    if (!READS.has(command.toLowerCase())) this.#demandRoom(values);
    const name = PREPARABLE.test(text) ? await this.#prepare(text) : undefined;
    const large = values.find(
      (value): value is Uint8Array => value instanceof Uint8Array && value.length > LARGE,
    );
    const written = values.map((value) => (value && value === large ? BLOB : writeLiteral(value)));
    const given = written.length > 0 ? `(${written.join(', ')})` : '';
    const results = await this.store.exec(
      name === undefined ? text : `execute ${name}${given}`,
      large && { blob: new Blob([new Uint8Array(large)]) },
    );
    const { rows = [], affectedRows } = results.at(-1) ?? {};
    return { rows, rowCount: affectedRows ?? rows.length, command: command.toUpperCase() };
  };

  /** @throws Error with PostgreSQL's code when the disk is too full for a statement with these values */
  #demandRoom(values: readonly unknown[]): void {
    const sizes = values.map((value) =>
      typeof value === 'string' || value instanceof Uint8Array ? value.length : 0,
    );
    const needed = ROOM + COPIES * sizes.reduce((sum, size) => sum + size, 0);
    if (this.freeBytes() >= needed) return;
    throw Object.assign(new Error('o disco dos dados está cheio'), { code: DISK_FULL });
  }

  /** Prepares a statement once and returns its name; evicts the oldest when the cache is full. */
  async #prepare(text: string): Promise<string> {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const [oldest] = this.#prepared;
    if (oldest && this.#prepared.size >= MOST_PREPARED) {
      this.#prepared.delete(oldest[0]);
      await this.store.exec(`deallocate ${oldest[1]}`);
    }
    this.#count += 1;
    const name = `statement_${this.#count}`;
    await this.store.exec(`prepare ${name} as ${text}`);
    this.#prepared.set(text, name);
    return name;
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
