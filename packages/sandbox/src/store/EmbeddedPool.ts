import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Whether PostgreSQL prepares a statement; all else has no values. */
export function isPreparable(text: string): boolean {
  return /^\s*(?:select|insert|update|delete|with)\s/i.test(text);
}

const MOST_PREPARED = 400;

/** Commands that change nothing that is stored; a sequence's next number is nobody's fact. */
const READS = new Set(['select', 'begin', 'commit', 'rollback']);

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

const BYTEA = 17;

function readBytes(text: string): Uint8Array {
  return Buffer.from(text.slice(2), 'hex');
}

/**
 * A value as a literal, which takes the type of its place. Only a quote needs care: the store's strings conform to the
 * standard, so a backslash is one.
 * @throws Error on a value of no such form: none is ever sent
 */
export function writeLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return `'${value}'`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`Um valor de tipo ${typeof value} não vai ao banco`);
}

/** Bytes from which a value goes as a file: the store counts the letters of a statement one by one. */
const LARGE = 64 * 1024;

/** A file as the value of a statement: the store shows it what `exec` is given beside the text. */
const BLOB = "pg_read_binary_file('/dev/blob')";

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
  /** Names of prepared statements by their texts, the oldest first. */
  readonly #prepared = new Map<string, string>();
  #count = 0;
  /** How many statements may have changed what is stored. */
  writes = 0;

  private constructor(
    private readonly store: PGlite,
    private readonly release: (() => void) | undefined,
  ) {}

  static async open({ data, cluster, release }: EmbeddedOptions): Promise<EmbeddedPool> {
    const store = await PGlite.create({
      parsers: { ...columnParsers, [BYTEA]: readBytes },
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

  /**
   * Runs a statement that was prepared once: the store's own way to send values parses and plans it each time,
   * which takes most of the time of a call.
   */
  readonly #query = async (text: string, values: readonly unknown[]) => {
    const [command = ''] = text.trimStart().split(/\s/, 1);
    if (!READS.has(command.toLowerCase())) this.writes += 1;
    const name = isPreparable(text) ? await this.#prepare(text) : undefined;
    const large = values.find(
      (value): value is Uint8Array => value instanceof Uint8Array && value.length > LARGE,
    );
    const written = values.map((value) => (value && value === large ? BLOB : writeLiteral(value)));
    const given = written.length > 0 ? `(${written.join(', ')})` : '';
    const [result] = await this.store.exec(
      name === undefined ? text : `execute ${name}${given}`,
      large && { blob: new Blob([Buffer.from(large)]) },
    );
    const { rows = [], affectedRows } = result ?? {};
    return { rows, rowCount: affectedRows ?? rows.length, command: command.toUpperCase() };
  };

  /** The name that a statement is prepared by; the oldest gives way. */
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
