import { type SelectQueryBuilder, sql } from 'kysely';
import { aFieldName, defineRule, oneOf } from '../rules/defineRule.js';
import type { Problems } from '../work/Problems.js';
import { Refusal, type Work } from '../work/Work.js';

const beyondLast = defineRule('pagina-alem-da-ultima', { resposta: oneOf('vazia', 'recusa') });
const bounds = defineRule('numeros-de-pagina', {});
const LARGEST = 1_000_000;

const listOrder = defineRule('ordem-das-listas', {
  primeiro: oneOf('mais-antigo', 'mais-novo'),
});
const totals = defineRule('total-da-paginacao', { total: oneOf('lista', 'pagina', 'cresce') });

/** The page and its size. Contracts write the size in two ways. */
const NAMES = ['page', 'pageSize', 'pagesize'];

export function checkPages(problems: Problems, location: string, source: unknown): void {
  for (const [name, value] of Object.entries(source ?? {})) {
    const number = Number(value ?? 1);
    const isWithin = Number.isInteger(number) && number >= 1 && number <= LARGEST;
    if (isWithin || !NAMES.includes(name)) continue;
    problems.add(bounds, `${location}/${name}`, `deve ser um número inteiro, de 1 a ${LARGEST}`);
  }
}

type PageQuery = Partial<Record<'page' | 'pageSize' | 'pagesize', unknown>>;

/** Notes the rules about order, total and pages beyond the last. The first page is never beyond. */
async function paginate<Item>(
  { rules }: Work,
  { page: number = 1, pagesize, pageSize: size = pagesize ?? 10 }: PageQuery,
  total: number,
  read: (offset: number, limit: number, isNewestFirst: boolean) => Promise<Item[]> | Item[],
  location = 'consulta',
) {
  const [page, pageSize] = [Number(number), Number(size)];
  const isNewestFirst = rules.peek(listOrder).primeiro === 'mais-novo';
  const offset = (page - 1) * pageSize;
  const items = await read(offset, pageSize, isNewestFirst);
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page > last && rules.of(beyondLast).resposta === 'recusa') {
    throw Refusal.by(beyondLast, `${location}/page`, `a última página é a ${last}`, 'invalid');
  }
  if (isNewestFirst && total > 1) rules.note(listOrder);
  const shown = { lista: total, pagina: items.length, cresce: total + page - 1 };
  const changed = shown[rules.peek(totals).total];
  if (changed !== total) rules.note(totals);
  return { items, pagination: { page, pageSize, total: changed } };
}

/** @param location the part of the request that has the page number */
export function takePage<Item>(work: Work, items: Item[], query: PageQuery, location?: string) {
  const read = (offset: number, limit: number, isNewestFirst: boolean) =>
    (isNewestFirst ? items.toReversed() : items).slice(offset, offset + limit);
  return paginate(work, query, items.length, read, location);
}

/** @param number the column with the order of creation: `blocks.number` */
export async function queryPage<DB, Tables extends keyof DB, Item>(
  work: Work,
  query: SelectQueryBuilder<DB, Tables, Item>,
  number: string,
  source: PageQuery,
) {
  const counted = query.clearSelect().select(({ fn }) => fn.countAll().as('total'));
  const { total } = await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow();
  return paginate(work, source, total, (offset, limit, isNewestFirst) =>
    query
      .orderBy(sql.ref(number), isNewestFirst ? 'desc' : 'asc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** Defines a rule with the names of a list and its pagination, where the contract has none. */
export function defineEnvelope(id: string) {
  const shape = { lista: aFieldName(), paginacao: aFieldName() };
  return defineRule(id, shape, ({ issues, value: { lista, paginacao } }) => {
    const message = 'deve ser outro nome que o de lista';
    if (lista === paginacao)
      issues.push({ code: 'custom', input: lista, path: ['paginacao'], message });
  });
}
