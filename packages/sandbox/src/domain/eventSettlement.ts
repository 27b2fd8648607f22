import { Decimal } from 'decimal.js';
import type { Exact } from '../exact/exactJson.js';
import { writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean, oneOf } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { getLiveOperation } from './availableTitles.js';
import { dayOf } from './days.js';
import { sharePayment } from './eventPayments.js';
import {
  changeEvent,
  createEvent,
  type FinancialEvent,
  findEvent,
  listEvents,
  PLACES,
  remainingOf,
  tellEvent,
} from './financialEvents.js';
import { getOperationById, type Operation, tellOperation } from './operations.js';
import { requireAmount } from './quantities.js';
import { scheduleSettlement } from './settlement.js';

const amounts = defineRule('valor-do-evento', { igualAoPrevisto: aBoolean });
const afterwards = defineRule('agenda-depois-da-antecipacao', {
  futuros: oneOf('proporcionais', 'iguais'),
});

export interface ExtraordinaryPayment {
  operacaoCodigo: string;
  valorPagamento: Exact;
}

/**
 * Asks for an event that is foreseen to be paid.
 * @throws Refusal `missing`, `invalid`; `refused` for one under way or over, or by the rule for another amount
 */
export async function payEvent(
  work: Work,
  id: string,
  { valorPagamento }: { valorPagamento: Exact },
): Promise<FinancialEvent> {
  const event = await findEvent(work, id);
  if (!event) throw Refusal.of('missing', 'caminho', `não há evento ${id} nesta conta`);
  if (event.status !== 'PREVISTO') {
    throw Refusal.of('refused', 'caminho', `o evento está ${event.status}`);
  }
  requireAmount(work, 'corpo/valorPagamento', valorPagamento);
  const amount = new Decimal(event.amount);
  if (work.rules.of(amounts).igualAoPrevisto && !valorPagamento.eq(amount)) {
    throw Refusal.of('refused', 'corpo/valorPagamento', `deve ser o previsto, ${amount.toFixed()}`);
  }
  const events = await listEvents(work, event.operation_id);
  if (event.kind === 'AMORTIZACAO' && events.some(isEarlyWaiting)) {
    throw Refusal.of('refused', 'caminho', 'uma antecipação espera aprovação');
  }
  await scheduleSettlement(work, 'settleEvent', id);
  await tellEvent(work, event, 'eventoFinanceiroEmAnalise');
  return changeEvent(work, event, { status: 'AGUARDANDO_LIQUIDACAO' });
}

/**
 * Asks for principal to be paid before its time: all that is left is a redemption, less an amortisation.
 * @throws Refusal `missing`, `invalid`, or `refused` for more than is left or with another under way
 */
export async function payEarly(
  work: Work,
  { operacaoCodigo, valorPagamento }: ExtraordinaryPayment,
): Promise<FinancialEvent> {
  const operation = await getLiveOperation(work, operacaoCodigo);
  requireAmount(work, 'corpo/valorPagamento', valorPagamento);
  if (operation.status !== 'EMITIDO') {
    throw Refusal.of('refused', 'corpo/operacaoCodigo', `a operação está ${operation.status}`);
  }
  const events = await listEvents(work, operation.id);
  if (events.some((event) => isEarlyWaiting(event) || isAmortisationWaiting(event))) {
    const problem = 'outra antecipação, ou uma amortização, espera liquidação';
    throw Refusal.of('refused', 'corpo/operacaoCodigo', problem);
  }
  const remaining = remainingOf(operation, events);
  if (valorPagamento.gt(remaining)) {
    const problem = `passa do principal que resta, ${remaining.toFixed()}`;
    throw Refusal.of('refused', 'corpo/valorPagamento', problem);
  }
  const event = await createEvent(work, operation, {
    kind: valorPagamento.eq(remaining) ? 'RESGATE_ANTECIPADO_TOTAL' : 'AMORTIZACAO_EXTRAORDINARIA',
    due: dayOf(work.now),
    amount: valorPagamento,
    percentage: valorPagamento.div(remaining).times(100),
    status: 'PENDENTE_APROVACAO',
  });
  await scheduleSettlement(work, 'settleEvent', event.id);
  await tellEvent(work, event, 'eventoFinanceiroEmAnalise');
  return event;
}

function isEarlyWaiting({ status }: FinancialEvent): boolean {
  return status === 'PENDENTE_APROVACAO';
}

function isAmortisationWaiting({ kind, status }: FinancialEvent): boolean {
  return kind === 'AMORTIZACAO' && status === 'AGUARDANDO_LIQUIDACAO';
}

/** Pays an event that waits for it to whoever holds the titles now. */
export async function settleEvent(work: Work, id: string): Promise<void> {
  const event = await findEvent(work, id);
  if (!event || !['AGUARDANDO_LIQUIDACAO', 'PENDENTE_APROVACAO'].includes(event.status)) return;
  const operation = await getOperationById(work, event.operation_id);
  const remaining = remainingOf(operation, await listEvents(work, operation.id));
  if (event.kind !== 'JUROS' && remaining.lt(event.amount)) {
    await reproveEvent(work, event);
    return;
  }
  const payments = writeExact(await sharePayment(work, operation, new Decimal(event.amount)));
  await changeEvent(work, event, { status: 'CONCLUIDA', paid_on: dayOf(work.now), payments });
  await tellEvent(work, event, 'eventoFinanceiroAprovado');
  if (event.kind === 'JUROS') return;
  const left = remaining.minus(event.amount);
  if (left.isZero()) await closeOperation(work, operation);
  else if (event.kind !== 'AMORTIZACAO') await reduceFuture(work, operation, left.div(remaining));
}

/** Ends an event that waits for its approval. */
export async function reproveEvent(work: Work, event: FinancialEvent): Promise<void> {
  await changeEvent(work, event, { status: 'REPROVADA' });
  await tellEvent(work, event, 'eventoFinanceiroReprovado');
}

/** Nothing is left to pay: what was foreseen is cancelled. */
async function closeOperation(work: Work, operation: Operation): Promise<void> {
  for (const event of await listEvents(work, operation.id)) {
    if (event.status !== 'PREVISTO') continue;
    await changeEvent(work, event, { status: 'CANCELADA' });
    await tellEvent(work, event, 'eventoFinanceiroCancelado');
  }
  await work.tx
    .updateTable('operations')
    .set({ closed: true })
    .where('id', '=', operation.id)
    .execute();
  await tellOperation(work, operation, 'operacaoEncerrada');
}

/** What is foreseen becomes less by the same part that the principal did; the last one takes what rounding left. */
async function reduceFuture(work: Work, operation: Operation, part: Decimal): Promise<void> {
  if (work.rules.of(afterwards).futuros === 'iguais') return;
  const events = await listEvents(work, operation.id);
  const future = events.filter(({ status }) => status === 'PREVISTO');
  let left = remainingOf(operation, events);
  const last = future.findLast(({ kind }) => kind === 'AMORTIZACAO');
  for (const event of future) {
    const reduced = new Decimal(event.amount).times(part).toDP(PLACES, Decimal.ROUND_DOWN);
    const amount = event === last ? left : reduced;
    if (event.kind === 'AMORTIZACAO') left = left.minus(amount);
    await changeEvent(work, event, { amount: amount.toFixed() });
  }
}
