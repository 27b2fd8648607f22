import { encodeBase64 } from 'hono/utils/encode';
import * as z from 'zod';
import { tables } from '../../dist/data.js';
import { Decimal, parseExact } from '../exact/exactJson.js';
import { aTextLike } from '../rules/defineRule.js';

interface ColumnType {
  schema: z.ZodType;
  write?: (stored: unknown) => unknown;
}

export interface StoredColumn {
  name: string;
  type: string;
  isRequired: boolean;
  /** Whether the store counts its values. */
  isCounted: boolean;
}

type Column = StoredColumn & ColumnType;

export interface Table {
  name: string;
  columns: readonly Column[];
  counted: string | undefined;
  /** The schema of a row, whose numbers are `Decimal`s. */
  schema: z.ZodType<Readonly<Record<string, unknown>>>;
}

/** The clock's row depends on the real time; the first line of a state has the simulator's instead. */
const CLOCK = 'clock';

/** The largest number of a row: far below 2^53, so that counting can go on. */
const LARGEST = 1e15;

function aWholeTo(most: number, wanted: string) {
  const isWhole = (value: unknown) =>
    Decimal.isDecimal(value) && value.isInteger() && value.abs().lte(most);
  return z.custom(isWhole, wanted);
}

/** PostgreSQL has no year 0000. */
const HAS_YEAR = /^(?!0000)/;
const aDay = 'deve ser um dia, como "2026-03-16"';
const day = z.iso.date(aDay).regex(HAS_YEAR, aDay);
const anInstant = 'deve ser um instante, como "2026-03-16T12:00:00.000Z"';
const decimal = aTextLike(/^-?\d{1,30}(\.\d{1,8})?$/, 'um decimal como texto, como "1000.50"');
const number = z.custom(Decimal.isDecimal, 'deve ser um número');
const taxId = aTextLike(/^(\d{11}|\d{14})$/, 'um CPF ou CNPJ, sem pontuação');

const listOf = (fields: Readonly<Record<string, z.ZodType>>) => z.array(z.looseObject(fields));

/** Schemas of single columns: of lists, with the fields that the simulator reads in their items, and of a header's text. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  accounts: listOf({ custodian: taxId, quantity: number }),
  earlier: listOf({ until: day, amount: decimal }),
  instalments: listOf({ dataVencimento: day, valorAmortizacao: number, valorJuros: number }),
  investors: listOf({ cpfCnpj: taxId, quantidade: number, precoUnitario: number }),
  media_type: aTextLike(/^[\x20-\x7e]+$/, 'um tipo de arquivo sem acento, como application/pdf'),
  payments: listOf({ cpfCnpj: taxId, quantidade: number, valor: number }),
};

/** Column types by PostgreSQL's names. */
const TYPES: Readonly<Record<string, ColumnType>> = {
  text: { schema: z.string() },
  boolean: { schema: z.boolean() },
  integer: { schema: aWholeTo(2 ** 31 - 1, 'deve ser um número inteiro') },
  bigint: { schema: aWholeTo(LARGEST, `deve ser um número inteiro até ${LARGEST}`) },
  'numeric(38, 8)': { schema: decimal },
  date: { schema: day },
  timestamptz: {
    schema: z.iso.datetime({ precision: 3, error: anInstant }).regex(HAS_YEAR, anInstant),
    write: (stored) => (stored as Date).toISOString(),
  },
  jsonb: {
    schema: z.custom(
      (value) => typeof value === 'object' && value !== null && !Decimal.isDecimal(value),
      'deve ser um objeto ou uma lista',
    ),
    write: (stored) => parseExact(stored as string),
  },
  bytea: {
    schema: z.base64('deve ter bytes em Base64'),
    write: (stored) => encodeBase64(new Uint8Array(stored as Uint8Array).buffer),
  },
};

/** The tables of a state, in an order in which references come later. */
export const TABLES: readonly Table[] = tables
  .filter(({ name }) => name !== CLOCK)
  .map(({ columns: stored, name }) => {
    const columns = stored.map(describeColumn);
    const schemas = columns.map((column) => [column.name, column.schema]);
    const counted = stored.find(({ isCounted }) => isCounted)?.name;
    const row = z.strictObject(Object.fromEntries(schemas));
    const sum = { path: ['quantity'], error: 'deve ser a soma das quantidades da lista' };
    return { name, columns, counted, schema: row.refine(addsUp, sum) };
  });

function addsUp({ accounts, investors, quantity }: Record<string, unknown>): boolean {
  const parts = (accounts ?? investors) as Record<string, Decimal>[] | undefined;
  return (
    !parts ||
    Decimal.sum(0, ...parts.map((part) => part.quantity ?? part.quantidade ?? 0)).eq(
      String(quantity),
    )
  );
}

function describeColumn(column: StoredColumn): Column {
  const known = TYPES[column.type];
  if (!known) throw new Error(`A state has no form for columns of type ${column.type}`);
  const whole = SCHEMAS[column.name] ?? known.schema;
  const schema = column.isRequired ? whole : whole.nullable();
  return { ...column, ...known, schema };
}
