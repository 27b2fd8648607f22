import type { SelectQueryBuilder } from 'kysely';
import { aText } from '../rules/defineRule.js';
import { Refusal } from '../work/Work.js';

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

/** One page of a list in memory. */
export function takePage<Item>(items: Item[], { page, pageSize }: Page): Paged<Item> {
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

/** One page of the rows that a query would give. */
export async function queryPage<DB, Tables extends keyof DB, Item>(
  query: SelectQueryBuilder<DB, Tables, Item>,
  { page, pageSize }: Page,
): Promise<Paged<Item>> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const offset = (page - 1) * pageSize;
  return {
    items: await query.limit(pageSize).offset(offset).execute(),
    pagination: { page, pageSize, total },
  };
}
