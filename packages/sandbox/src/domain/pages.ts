import type { SelectQueryBuilder } from 'kysely';
import { aText, defineRule, oneOf } from '../rules/defineRule.js';
import { Refusal, type Work } from '../work/Work.js';

const beyondLast = defineRule('pagina-alem-da-ultima', { resposta: oneOf('vazia', 'recusa') });

export interface Page {
  /** From 1 on. */
  page: number;
  pageSize: number;
}

/** What a list says of its pages; `total` counts the items of all of them. */
export interface Pagination extends Page {
  total: number;
}

/** One page of a list. */
export interface Paged<Item> {
  items: Item[];
  pagination: Pagination;
}

/** The largest page number and size that reach a query; larger ones give an empty page as well. */
const LARGEST = 1_000_000;

/**
 * Reads `page` and `pageSize` (or `pagesize`) of a query or body, whose defaults the contract gave.
 * @throws Refusal `invalid` unless both are whole numbers from 1 on
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
 * A page beyond the last is empty, or by the rule refused; the first never is. That it was beyond is told by the
 * rule's name.
 * @throws Refusal `invalid`
 */
function checkBeyond({ rules }: Work, { page, pageSize }: Page, total: number): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page <= last || rules.of(beyondLast).resposta === 'vazia') return;
  throw Refusal.of('invalid', 'consulta/page', `a última página é a ${last}`);
}

/** One page of a list in memory. @throws Refusal `invalid` beyond the last, by the rule */
export function takePage<Item>(work: Work, items: Item[], asked: Page): Paged<Item> {
  checkBeyond(work, asked, items.length);
  const { page, pageSize } = asked;
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, total: items.length },
  };
}

/** As most lists are answered. */
export function inData({ items, pagination }: Paged<unknown>): object {
  return { data: items, pagination };
}

/** Names of a list and its pagination, where the contract gives none and a rule does. */
export const envelopeParameters = { lista: aText, paginacao: aText };

/** A list in the names that its rule gives. */
export function inEnvelope(
  { items, pagination }: Paged<unknown>,
  { lista, paginacao }: { lista: string; paginacao: string },
): object {
  return { [lista]: items, [paginacao]: pagination };
}

/** One page of the rows that a query would give. @throws Refusal `invalid` beyond the last, by the rule */
export async function queryPage<DB, Tables extends keyof DB, Item>(
  work: Work,
  query: SelectQueryBuilder<DB, Tables, Item>,
  asked: Page,
): Promise<Paged<Item>> {
  const { page, pageSize } = asked;
  const offset = (page - 1) * pageSize;
  const items = await query.limit(pageSize).offset(offset).execute();
  // A page that is not full is the last, unless it is empty.
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
