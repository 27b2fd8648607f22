import { Decimal } from 'decimal.js';
import type { Exact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { type Balance, readBalances } from './ledger.js';
import { getOperation, type Operation } from './operations.js';

const closedRule = defineRule('suspensa-ou-encerrada', { aceitaEncerrada: aBoolean });
const reserving = defineRule('conferencia-do-saldo', { reserva: aBoolean });

/**
 * The operation of a code, whose titles may move.
 * @throws Refusal `missing`; `refused` before it has titles, or after its end
 */
export async function getLiveOperation(work: Work, code: string): Promise<Operation> {
  const operation = await getOperation(work, code, 'corpo/operacaoCodigo');
  if (!['EMITIDO', 'PARCIALMENTE_EMITIDO'].includes(operation.status)) {
    throw Refusal.of('refused', 'corpo/operacaoCodigo', `a operação está ${operation.status}`);
  }
  if (operation.closed && !work.rules.of(closedRule).aceitaEncerrada) {
    throw Refusal.of('refused', 'corpo/operacaoCodigo', 'a operação está encerrada');
  }
  return operation;
}

/**
 * A holder's free titles of an operation by custodian, less by the rule those that open movements have asked
 * for. The operation must be locked.
 */
export async function readAvailable(
  work: Work,
  operationId: string,
  holder: string,
): Promise<Balance[]> {
  const balances = await readBalances(work, { operationId, holder });
  const free = balances.filter(({ kind }) => kind === 'free');
  if (!work.rules.of(reserving).reserva) return free;
  const open = await work.tx
    .selectFrom('movements')
    .select(['from_custodian', 'quantity'])
    .where('operation_id', '=', operationId)
    .where('from_holder', '=', holder)
    .where('status', 'in', ['EM_ANALISE', 'AGUARDANDO_LIQUIDACAO'])
    .execute();
  return free.map((balance) => {
    const asked = open.filter(({ from_custodian }) => from_custodian === balance.custodian);
    const reserved = Decimal.sum(0, ...asked.map(({ quantity }) => quantity));
    return { ...balance, quantity: balance.quantity.minus(reserved) };
  });
}

/**
 * The custodian that holds so many available titles; of several, the first that got any.
 * @throws Refusal `refused` when none does
 */
export async function findCustodian(
  work: Work,
  { operationId, holder, custodian, quantity }: Wanted,
): Promise<string> {
  const available = await readAvailable(work, operationId, holder);
  const found = available.find(
    (balance) =>
      (custodian === undefined || balance.custodian === custodian) &&
      balance.quantity.gte(quantity),
  );
  if (found) return found.custodian;
  throw Refusal.of('refused', 'corpo/quantidade', 'passa da quantidade disponível');
}

export interface Wanted {
  operationId: string;
  holder: string;
  /** The only custodian that will do. */
  custodian: string | undefined;
  quantity: Exact;
}
