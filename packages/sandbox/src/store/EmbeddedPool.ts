import { PGlite, type PGliteOptions, parse, protocol } from '@electric-sql/pglite';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { realNow, setTimeout } from '../work/realGlobals.js';

/** PostgreSQL's error code for a full disk. */
export const DISK_FULL = '53100';

/**
 * Free bytes that a statement needs besides its values. PostgreSQL would wait for ever where its log cannot grow, so a
 * full disk has to be noticed before.
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

/** Bytes are sent as they are: PGlite would write them as text, one by one. */
function writeValue(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  return value instanceof Date ? value.toISOString() : String(value);
}

interface Folder {
  /** Releases the folder after the store is closed. */
  release?: () => Promise<void>;
  /** Returns the free bytes of the folder's disk; unlimited by default. */
  freeBytes?: () => number;
}

/** Milliseconds of work after which the process may handle its connections: PGlite itself never yields. */
const YIELD_AFTER_MS = 10;

/** Runs after which statements are prepared anew: their plans fit the rows of that time, and few stay in memory. */
const RUNS_OF_PREPARED = 5000;

const { serialize } = protocol;

/** PGlite as a pool of one connection: callers wait until it is free, so transactions never interleave. */
export class EmbeddedPool implements PostgresPool {
  #free: Promise<unknown> = Promise.resolve();
  /** When this turn of the event loop got its first connection. */
  #begun: number | undefined;
  /** Names of prepared statements by their text. */
  readonly #prepared = new Map<string, string>();
  #runs = 0;

  private constructor(
    private readonly store: PGlite,
    private readonly folder: Folder,
  ) {}

  static async open(options: PGliteOptions, folder: Folder = {}): Promise<EmbeddedPool> {
    const store = await PGlite.create({
      parsers: { ...columnParsers },
      startParams: [
        ...PGlite.defaultStartParams,
        // PostgreSQL allocates the whole cache at the start, 128 MB by default; the rows need a few megabytes.
        ...['-c', 'shared_buffers=16MB'],
        // Old segments of the log are removed, not renamed: they would make up a third of a saved store.
        ...['-c', 'wal_recycle=off'],
      ],
      initDbStartParams: ['--wal-segsize=1'],
      ...options,
    });
    return new EmbeddedPool(store, folder);
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#free;
    let release = (): void => undefined;
    this.#free = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    await this.#breathe();
    if (this.#runs >= RUNS_OF_PREPARED) {
      await this.store.exec('deallocate all');
      this.#prepared.clear();
      this.#runs = 0;
    }
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
    const results = values.length > 0 ? await this.#run(text, values) : await this.store.exec(text);
    const { rows = [], affectedRows } = results.at(-1) ?? {};
    return { rows, rowCount: affectedRows ?? rows.length, command: command.toUpperCase() };
  };

  /** PGlite's own `query` parses and plans a text each time, in six steps: a seed of the story takes a third longer. */
  async #run(text: string, values: readonly unknown[]) {
    this.#runs += 1;
    const known = this.#prepared.get(text);
    const statement = known ?? `s${this.#runs}`;
    const messages = await this.store.execProtocolStream(
      concatBytes(
        ...(known ? [] : [serialize.parse({ name: statement, text })]),
        serialize.bind({ statement, values: values.map(writeValue) }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      ),
    );
    this.#prepared.set(text, statement);
    return parse.parseResults(messages, this.store.parsers);
  }

  /** @throws Error with PostgreSQL's code when the disk is too full for a statement with these values */
  #demandRoom(values: readonly unknown[]): void {
    const sizes = values.map((value) =>
      typeof value === 'string' || value instanceof Uint8Array ? value.length : 0,
    );
    const needed = ROOM + COPIES * sizes.reduce((sum, size) => sum + size, 0);
    const { freeBytes } = this.folder;
    if (!freeBytes || freeBytes() >= needed) return;
    throw Object.assign(new Error('o disco dos dados está cheio'), { code: DISK_FULL });
  }

  /** Returns all files of the cluster as a tar archive, for the option `loadDataDir`. */
  dump(): Promise<Blob> {
    return this.store.dumpDataDir('none');
  }

  async end(): Promise<void> {
    await this.#free;
    await this.store.close();
    await this.folder.release?.();
  }
}
