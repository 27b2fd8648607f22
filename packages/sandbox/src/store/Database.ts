import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../dist/tables.js';

/**
 * The tables of `tables.sql`, from which the build writes these types. Decimals, days and JSON are texts: `Decimal`,
 * `parseExact` and `writeExact` keep all their digits.
 */
export type Database = Tables;

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** A request's transaction, or the store itself in a read-only task. */
export type Tx = Kysely<Database>;
