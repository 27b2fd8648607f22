import { sql } from 'kysely';
import type { Store } from '../store/openOn.js';

/** The rows of a query written as text. */
export async function readRows<Row>(store: Store, query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(store)).rows;
}
