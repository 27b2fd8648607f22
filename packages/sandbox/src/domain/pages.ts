import { type SelectQueryBuilder, sql } from 'kysely';
import { aText, defineRule, oneOf } from '../rules/defineRule.js';
import type { Problems } from '../work/Problems.js';
import { Refusal, type Work } from '../work/Work.js';

const beyondLast = defineRule('pagina-alem-da-ultima', { resposta: oneOf('vazia', 'recusa') });
const bounds = defineRule('numeros-de-pagina', {});
const LARGEST = 1_000_000;

const listOrder = defineRule('ordem-das-listas', {
  primeiro: oneOf('mais-antigo', 'mais-novo'),
});
const DIRECTIONS = { 'mais-antigo': 'asc', 'mais-novo': 'desc' } as const;
const totals = defineRule('total-da-paginacao', { total: oneOf('lista', 'pagina', 'cresce') });

interface PageNumbers {
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** A page of a list; `total` counts the items of all pages. */
interface Paged<Item> {
  items: Item[];
  pagination: PageNumbers & { total: number };
}

/** The names of the two numbers in queries and bodies. */
const NAMES = ['page', 'pageSize', 'pagesize'];

/** Checks that page numbers and sizes are whole and within bounds. */
export function checkPages(problems: Problems, location: string, source: unknown): void {
  for (const [name, value] of Object.entries(source ?? {})) {
    const number = Number(value ?? 1);
    const isWithin = Number.isInteger(number) && number >= 1 && number <= LARGEST;
    if (isWithin || !NAMES.includes(name)) continue;
    problems.add(bounds, `${location}/${name}`, `deve ser um número inteiro, de 1 a ${LARGEST}`);
  }
}

/** The numbers of a page in a checked query or body; a contract has one of the two sizes. */
export interface PageQuery {
  page?: unknown;
  pageSize?: unknown;
  pagesize?: unknown;
}

/** The parts of a call that lists filtered items in pages. */
export interface PagedParts<Filter = unknown> {
  query: Filter & PageQuery;
}

function readPage({ page = 1, pagesize, pageSize = pagesize ?? 10 }: PageQuery): PageNumbers {
  return { page: Number(page), pageSize: Number(pageSize) };
}

/**
 * Notes the rule for pages beyond the last, and refuses them if it says so. The first page is never beyond.
 * @throws Refusal `invalid`
 */
function checkBeyond(
  { rules }: Work,
  { page, pageSize }: PageNumbers,
  total: number,
  location = 'consulta',
): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page <= last || rules.of(beyondLast).resposta === 'vazia') return;
  throw Refusal.by(beyondLast, 'invalid', `${location}/page`, `a última página é a ${last}`);
}

/**
 * One page of a list in memory.
 * @param location the part of the request that has the page number
 * @throws Refusal by the rule `invalid` beyond the last
 */
export function takePage<Item>(
  work: Work,
  items: Item[],
  query: PageQuery,
  location?: string,
): Paged<Item> {
  const total = items.length;
  const asked = readPage(query);
  checkBeyond(work, asked, total, location);
  const { page, pageSize } = asked;
  const isNewestFirst = startsWithNewest(work, total);
  const ordered = isNewestFirst ? items.toReversed() : items;
  return paginate(work, ordered.slice((page - 1) * pageSize, page * pageSize), { ...asked, total });
}

/** Whether lists begin with their newest item; the rule is noted where a list has several. */
function startsWithNewest({ rules }: Work, total: number): boolean {
  if (rules.peek(listOrder).primeiro === 'mais-antigo' || total < 2) return false;
  rules.note(listOrder);
  return true;
}

function paginate<Item>(
  { rules }: Work,
  items: Item[],
  pagination: Paged<Item>['pagination'],
): Paged<Item> {
  const { page, total } = pagination;
  const shown = { lista: total, pagina: items.length, cresce: total + page - 1 };
  const changed = shown[rules.peek(totals).total];
  if (changed !== total) rules.note(totals);
  return { items, pagination: { ...pagination, total: changed } };
}

/** Names of the list and its pagination, which a rule sets where the contract has none. */
export const envelopeParameters = { lista: aText, paginacao: aText };

export function inEnvelope(
  { items, pagination }: Paged<unknown>,
  { lista, paginacao }: { lista: string; paginacao: string },
): object {
  return { [lista]: items, [paginacao]: pagination };
}

/**
 * One page of a query's rows.
 * @param number the column with the order of creation: `blocks.number`
 * @throws Refusal by the rule `invalid` beyond the last
 */
export async function queryPage<DB, Tables extends keyof DB, Item>(
  work: Work,
  query: SelectQueryBuilder<DB, Tables, Item>,
  number: string,
  source: PageQuery,
): Promise<Paged<Item>> {
  const asked = readPage(source);
  const { page, pageSize } = asked;
  const offset = (page - 1) * pageSize;
  const items = await query
    .orderBy(sql.ref(number), DIRECTIONS[work.rules.peek(listOrder).primeiro])
    .limit(pageSize)
    .offset(offset)
    .execute();
  // A page that is not full is the last one, unless it is empty.
  const isLast = items.length < pageSize && (items.length > 0 || page === 1);
  const total = isLast ? offset + items.length : await countRows(query);
  checkBeyond(work, asked, total);
  startsWithNewest(work, total);
  return paginate(work, items, { page, pageSize, total });
}

async function countRows<DB, Tables extends keyof DB, Item>(
  query: SelectQueryBuilder<DB, Tables, Item>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
