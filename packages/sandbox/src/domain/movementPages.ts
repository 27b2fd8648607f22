import type { Work } from '../work/Work.js';
import { presentMovement } from './movements.js';
import type { Page, Pagination } from './pages.js';

export interface MovementFilter {
  tipo?: string;
  status?: string;
  dataCriacao?: string;
  operacaoCodigo?: string;
}

/** A page of the account's movements, oldest first; filters that are given all hold. */
export async function listMovements(
  work: Work,
  { page, pageSize }: Page,
  { tipo, status, dataCriacao, operacaoCodigo }: MovementFilter,
): Promise<{ items: object[]; pagination: Pagination }> {
  let query = work.tx
    .selectFrom('movements')
    .innerJoin('operations', 'operations.id', 'movements.operation_id')
    .where('movements.company', '=', work.company);
  if (tipo !== undefined) query = query.where('movements.kind', '=', tipo);
  if (status !== undefined) query = query.where('movements.status', '=', status);
  if (operacaoCodigo !== undefined) query = query.where('operations.code', '=', operacaoCodigo);
  if (dataCriacao !== undefined) {
    query = query.where(
      ({ cast, ref }) => cast<string>(ref('movements.created_on'), 'text'),
      '=',
      dataCriacao.slice(0, 10),
    );
  }
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('movements')
    .orderBy('movements.number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = [];
  for (const movement of rows) items.push(await presentMovement(work, movement));
  return { items, pagination: { page, pageSize, total } };
}
