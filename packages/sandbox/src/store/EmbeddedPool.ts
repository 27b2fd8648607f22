import { PGlite, type PGliteOptions, parse, protocol } from '@electric-sql/pglite';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
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

/** PGlite would write bytes as text, one by one; its protocol also takes them as they are. */
const sendBytes = (bytes: Uint8Array) => bytes as unknown as string;

interface Folder {
  /** Releases the folder after the store is closed. */
  release?: () => Promise<void>;
  /** Returns the free bytes of the folder's disk; unlimited by default. */
  freeBytes?: () => number;
}

/** PostgreSQL allocates the whole cache at the start, 128 MB by default; the rows need a few megabytes. */
const CACHE = '16MB';

/** Old segments of the log are removed, not renamed: they would make up a third of a saved store. */
const RECYCLES = 'off';

/** Milliseconds of work after which the process may handle its connections: PGlite itself never yields. */
const YIELD_AFTER_MS = 10;

/**
 * Statements that stay prepared at most, and the runs after which all are prepared anew: plans must fit the rows that
 * the tables have.
 */
const MOST_PREPARED = { statements: 500, runs: 10_000 };

interface Prepared {
  name: string;
  /** PostgreSQL's numbers of the parameters' types. */
  types: readonly number[];
}

const { serialize } = protocol;

/** PGlite as a pool of one connection: callers wait until it is free, so transactions never interleave. */
export class EmbeddedPool implements PostgresPool {
  #free: Promise<unknown> = Promise.resolve();
  /** When this turn of the event loop got its first connection. */
  #begun: number | undefined;
  readonly #prepared = new Map<string, Prepared>();
  #runs = 0;

  private constructor(
    private readonly store: PGlite,
    private readonly folder: Folder,
  ) {}

  static async open(options: PGliteOptions, folder: Folder = {}): Promise<EmbeddedPool> {
    const store = await PGlite.create({
      parsers: { ...columnParsers },
      serializers: { 17: sendBytes },
      startParams: [
        ...PGlite.defaultStartParams,
        ...['-c', `shared_buffers=${CACHE}`, '-c', `wal_recycle=${RECYCLES}`],
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
    const { runs, statements } = MOST_PREPARED;
    if (this.#runs >= runs || this.#prepared.size >= statements) await this.#forgetPrepared();
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

  /** PGlite's own `query` parses and plans a text each time, in six steps: a seed of the story takes half as long again. */
  async #run(text: string, values: readonly unknown[]) {
    const { parsers, serializers } = this.store;
    const { name, types } = this.#prepared.get(text) ?? (await this.#prepare(text));
    const written = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = serializers[types[index] ?? 0] ?? String;
      return write(value);
    });
    const messages = await this.#send(
      serialize.bind({ statement: name, values: written }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
    );
    this.#runs += 1;
    return parse.parseResults(messages, parsers);
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${this.#prepared.size}`;
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const prepared = { name, types: parse.parseDescribeStatementResults(messages) };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  #send(...messages: readonly Uint8Array[]) {
    return this.store.execProtocolStream(concatBytes(...messages, serialize.sync()));
  }

  async #forgetPrepared(): Promise<void> {
    await this.store.exec('deallocate all');
    this.#prepared.clear();
    this.#runs = 0;
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
