import { decodeBase64, encodeBase64 } from 'hono/utils/encode';
import { type Kysely, sql } from 'kysely';
import { isDay } from '../contract/formats.js';
import { Decimal, parseExact } from '../exact/exactJson.js';
import { listCreated } from '../store/createTables.js';
import type { Database } from '../store/Database.js';

interface ColumnType {
  /** What a value must be, for errors. */
  wanted: string;
  fits: (value: unknown) => boolean;
  write?: (stored: unknown) => unknown;
}

interface Column extends ColumnType {
  name: string;
  isRequired: boolean;
  /** Whether the store counts its values. */
  isCounted: boolean;
  isBytes: boolean;
  isInstant: boolean;
}

type CatalogueRow = Pick<Column, 'name' | 'isRequired' | 'isCounted'> & { type: string };

export interface Table {
  name: string;
  columns: readonly Column[];
  hasBytes: boolean;
}

/** The clock's row depends on the real time; the first line of a state has the simulator's instead. */
const CLOCK = 'clock';

/** The largest number of a row: far below 2^53, so that counting can go on. */
const LARGEST = 1e15;

const isText = (value: unknown) => typeof value === 'string';

const isWholeTo = (most: number) => (value: unknown) =>
  Decimal.isDecimal(value) && value.isInteger() && value.abs().lte(most);

/** Column types by PostgreSQL's names. A type that is not here makes each save and load fail. */
const TYPES: Readonly<Record<string, ColumnType>> = {
  text: { wanted: 'um texto', fits: isText },
  boolean: {
    wanted: 'true ou false',
    fits: (value) => typeof value === 'boolean',
  },
  integer: { wanted: 'um número inteiro', fits: isWholeTo(2 ** 31 - 1) },
  bigint: { wanted: `um número inteiro até ${LARGEST}`, fits: isWholeTo(LARGEST) },
  'numeric(38,8)': {
    wanted: 'um decimal como texto, como "1000.00000000"',
    fits: (value) => typeof value === 'string' && /^-?\d{1,30}(\.\d{1,8})?$/.test(value),
  },
  date: {
    wanted: 'um dia, como "2026-03-16"',
    fits: (value) => typeof value === 'string' && isDay(value),
  },
  'timestamp with time zone': {
    wanted: 'um instante, como "2026-03-16T12:00:00.000Z"',
    fits: isStoredInstant,
    write: (stored) => (stored as Date).toISOString(),
  },
  jsonb: {
    wanted: 'um objeto ou uma lista',
    fits: (value) => typeof value === 'object' && !Decimal.isDecimal(value),
    write: (stored) => parseExact(stored as string),
  },
  bytea: {
    wanted: 'bytes em Base64',
    fits: isBase64,
    write: (stored) => encodeBase64(new Uint8Array(stored as Uint8Array).buffer),
  },
};

function isStoredInstant(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString() === value
  );
}

function isBase64(value: unknown): boolean {
  try {
    return typeof value === 'string' && decodeBase64(value).length >= 0;
  } catch {
    return false;
  }
}

/** Describes the tables of a state from the store's catalogue, in the order of `tables.sql`: references come later. */
export async function describeTables(db: Kysely<Database>): Promise<Table[]> {
  const { rows } = await sql<
    CatalogueRow & { table: string }
  >`select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as "isRequired", attidentity <> '' as "isCounted"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
      and relkind = 'r' order by attnum`.execute(db);
  return listCreated('table')
    .filter((name) => name !== CLOCK)
    .map((name) => {
      const columns = rows.filter(({ table }) => table === name).map(describeColumn);
      return { name, columns, hasBytes: columns.some(({ isBytes }) => isBytes) };
    });
}

function describeColumn({ isCounted, isRequired, name, type }: CatalogueRow): Column {
  const known = TYPES[type];
  if (!known) throw new Error(`A state has no form for columns of type ${type}`);
  const isBytes = type === 'bytea';
  return { ...known, name, isRequired, isCounted, isBytes, isInstant: type.startsWith('timest') };
}
