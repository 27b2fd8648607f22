import { aBoolean, aText, defineRule, mapOf } from '../rules/defineRule.js';
import type { Row } from '../store/Database.js';
import type { Input } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { getRow, listRows, requireStatus } from './rows.js';

const closedRule = defineRule('suspensa-ou-encerrada', { aceitaEncerrada: aBoolean });
export const criteria = defineRule('valores-dos-criterios', {
  moeda: aText,
  isin: mapOf(aText),
  chaveExterna: mapOf(aText),
  escrituradores: mapOf(aText),
});

export type OperationRow = Row<'operations'>;

/** Locks the operation until the transaction ends. @throws Refusal `missing` */
export function getOperation(work: Work, code: string, location: string): Promise<OperationRow> {
  return getRow(work, 'operations', { code }, `operação “${code}”`, location);
}

/**
 * The operation of a code, if its titles may move.
 * @throws Refusal `missing`; `refused` before it has titles, or after its end
 */
export async function getLiveOperation(work: Work, code: string): Promise<OperationRow> {
  const location = 'corpo/operacaoCodigo';
  const operation = await getOperation(work, code, location);
  const states = ['EMITIDO', 'PARCIALMENTE_EMITIDO'];
  requireStatus(closedRule, location, 'a operação', operation, ...states);
  if (operation.closed && !work.rules.of(closedRule).aceitaEncerrada) {
    throw Refusal.by(closedRule, location, 'a operação está encerrada');
  }
  return operation;
}

export function getOperationById(work: Work, id: string): Promise<OperationRow> {
  return getRow(work, 'operations', { id }, `operação ${id}`);
}

const NAMES = { offers: 'oferta', movements: 'movimentação', financial_events: 'evento' } as const;

/**
 * A row that belongs to an operation of this account, locked. It locks the operation first: every change to titles
 * locks in this order, so that transactions cannot deadlock.
 * @throws Refusal `missing`
 */
export async function getOfOperation<T extends keyof typeof NAMES>(
  work: Work,
  table: T,
  id: string,
  location?: string,
): Promise<Row<T>> {
  const [row] = await listRows(work, table as 'offers', { id, company: work.company });
  if (row) await getOperationById(work, row.operation_id);
  return getRow(work, table, { id } as Partial<Row<T>>, `${NAMES[table]} ${id}`, location);
}

/** The account's operations that match all filters, oldest first. */
export async function listOperations(
  { tx, company, rules }: Work,
  filter: Partial<Input<'listarOperacoes'>>,
): Promise<OperationRow[]> {
  const { operacaoCodigo, codigoISIN, dataEmissao, tipo, status, escrituradorCnpj } = filter;
  // No operation of the simulator has a public offering.
  if (filter.distribuicaoPublica === true) return [];
  let query = tx
    .selectFrom('operations')
    .selectAll()
    .where(({ and }) => and({ company, issued_on: dataEmissao, registrar: escrituradorCnpj }));
  if (operacaoCodigo) query = query.where('code', 'in', operacaoCodigo);
  if (tipo) query = query.where('tipo', 'in', tipo);
  if (status) query = query.where('status', 'in', status);
  const rows = await query.orderBy('number').execute();
  if (codigoISIN === undefined) return rows;
  const { isin } = rules.of(criteria);
  return rows.filter(({ code }) => isin.get(code) === codigoISIN);
}
