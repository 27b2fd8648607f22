import type { SelectQueryBuilder } from 'kysely';
import { aText, defineRule, oneOf } from '../rules/defineRule.js';
import { Refusal, type Work } from '../work/Work.js';

const beyondLast = defineRule('pagina-alem-da-ultima', { resposta: oneOf('vazia', 'recusa') });

export interface Page {
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** The pagination of a list; `total` counts the items of all pages. */
export interface Pagination extends Page {
  total: number;
}

/** One page of a list. */
export interface Paged<Item> {
  items: Item[];
  pagination: Pagination;
}

/** The largest page number and size that reach a query; above it every page is empty. */
const LARGEST = 1_000_000;

/**
 * Reads `page` and `pageSize` (or `pagesize`) from a query or body that has the contract's defaults.
 * @throws Refusal `invalid` unless both are whole numbers from 1
 */
export function readPage(source: Record<string, unknown>, defaultSize = 10): Page {
  const read = (name: string, value: unknown): number => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= 1) return Math.min(number, LARGEST);
    throw Refusal.of('invalid', `consulta/${name}`, 'deve ser um número inteiro, 1 ou maior');
  };
  const sent = Object.entries(source).find(([key]) => key.toLowerCase() === 'pagesize');
  const [name, size] = sent ?? ['pageSize', defaultSize];
  return { page: read('page', source.page ?? 1), pageSize: read(name, size) };
}

/**
 * Notes the rule for pages beyond the last, and refuses them if it says so. The first page is never beyond.
 * @throws Refusal `invalid`
 */
function checkBeyond({ rules }: Work, { page, pageSize }: Page, total: number): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page <= last || rules.of(beyondLast).resposta === 'vazia') return;
  throw Refusal.of('invalid', 'consulta/page', `a última página é a ${last}`);
}

/** One page of a list in memory. @throws Refusal by the rule `invalid` beyond the last */
export function takePage<Item>(work: Work, items: Item[], asked: Page): Paged<Item> {
  checkBeyond(work, asked, items.length);
  const { page, pageSize } = asked;
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, total: items.length },
  };
}

/** The envelope of most lists. */
export function inData({ items, pagination }: Paged<unknown>): object {
  return { data: items, pagination };
}

/** Names of the list and its pagination, which a rule sets where the contract has none. */
export const envelopeParameters = { lista: aText, paginacao: aText };

/** A list under the names of its rule. */
export function inEnvelope(
  { items, pagination }: Paged<unknown>,
  { lista, paginacao }: { lista: string; paginacao: string },
): object {
  return { [lista]: items, [paginacao]: pagination };
}

/** One page of a query's rows. @throws Refusal by the rule `invalid` beyond the last */
export async function queryPage<DB, Tables extends keyof DB, Item>(
  work: Work,
  query: SelectQueryBuilder<DB, Tables, Item>,
  asked: Page,
): Promise<Paged<Item>> {
  const { page, pageSize } = asked;
  const offset = (page - 1) * pageSize;
  const items = await query.limit(pageSize).offset(offset).execute();
  // A page that is not full is the last one, unless it is empty.
  const isLast = items.length < pageSize && (items.length > 0 || page === 1);
  const total = isLast ? offset + items.length : await countRows(query);
  checkBeyond(work, asked, total);
  return { items, pagination: { page, pageSize, total } };
}

async function countRows<DB, Tables extends keyof DB, Item>(
  query: SelectQueryBuilder<DB, Tables, Item>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
