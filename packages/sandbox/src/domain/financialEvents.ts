import { Decimal } from 'decimal.js';
import type { Exact } from '../exact/exactJson.js';
import { aBoolean, defineRule, oneOf } from '../rules/defineRule.js';
import type { Row } from '../store/Database.js';
import type { Work } from '../work/Work.js';
import { businessDays, dayOf, daysBetween, nextBusinessDay } from './days.js';
import type { Instalment } from './financialData.js';
import { notify } from './notifications.js';
import { getOperationById, type Operation } from './operations.js';
import { insertRow, listRows, newIdOf } from './rows.js';

/** How events are created, and which fields they show. */
export const eventFields = defineRule('eventos-da-operacao', { jurosIncorporados: aBoolean });
const method = defineRule('metodologia-da-projecao', { juros: oneOf('linear', 'nenhum') });

export type FinancialEvent = Row<'financial_events'>;

/** Decimal places of quotients. */
export const PLACES = 8;

export async function createEvents(
  work: Work,
  operation: Operation,
  instalments: Instalment[],
): Promise<void> {
  for (const instalment of instalments) {
    const { valorAmortizacao: principal, valorJuros: interest } = instalment;
    const foreseen = { due: instalment.dataVencimento, status: 'PREVISTO' } as const;
    if (principal.gt(0)) {
      const percentage = principal.div(volumeOf(operation)).times(100);
      const event = { ...foreseen, amount: principal, percentage };
      await createEvent(work, operation, { kind: 'AMORTIZACAO', ...event });
    }
    const isAdded = instalment.isIncorporacaoJuros && !work.rules.of(eventFields).jurosIncorporados;
    if (interest.gt(0) && !isAdded) {
      await createEvent(work, operation, { kind: 'JUROS', ...foreseen, amount: interest });
    }
  }
}

interface NewEvent {
  kind: FinancialEvent['kind'];
  due: string;
  amount: Decimal;
  percentage?: Decimal;
  status: 'PREVISTO' | 'PENDENTE_APROVACAO';
}

export async function createEvent(
  work: Work,
  { id }: Operation,
  { kind, due, amount, percentage, status }: NewEvent,
): Promise<FinancialEvent> {
  return insertRow(work, 'financial_events', {
    id: await newIdOf(work, `evento ${kind}`),
    operation_id: id,
    kind,
    status,
    due_on: due,
    amount: amount.toFixed(PLACES, Decimal.ROUND_DOWN),
    percentage: percentage?.toFixed(PLACES, Decimal.ROUND_HALF_EVEN) ?? null,
  });
}

/** An operation's events by due day, then in the order of creation. */
export async function listEvents(work: Work, operationId: string): Promise<FinancialEvent[]> {
  const events = await listRows(work, 'financial_events', { operation_id: operationId });
  return events.sort((one, other) => one.due_on.localeCompare(other.due_on));
}

export async function notifyEvent(
  work: Work,
  { id, kind, operation_id, due_on }: FinancialEvent,
  event: string,
): Promise<void> {
  const { code } = await getOperationById(work, operation_id);
  const metadata = { operacaoCodigo: code, tipo: kind, dataVencimento: due_on };
  await notify(work, { subject: 'eventoFinanceiro', event, subjectId: id, metadata });
}

function isOpen({ status }: FinancialEvent): boolean {
  return !['CONCLUIDA', 'CANCELADA', 'REPROVADA'].includes(status);
}

/** Whether an open event is past its due day, or by the rule past the next business day. */
export function isOverdue({ now, rules }: Work, event: FinancialEvent): boolean {
  const today = dayOf(now);
  if (!isOpen(event) || event.due_on >= today) return false;
  if (nextBusinessDay(rules, event.due_on) < today) return true;
  rules.note(businessDays);
  return false;
}

/** The principal at issue. */
export function volumeOf({ quantity, unit_value }: Operation): Decimal {
  return new Decimal(quantity).times(unit_value);
}

/** The unpaid principal. */
export function remainingOf(operation: Operation, events: FinancialEvent[]): Decimal {
  const paid = events.filter(({ kind, status }) => kind !== 'JUROS' && status === 'CONCLUIDA');
  return volumeOf(operation).minus(sumAmounts(paid));
}

function sumAmounts(events: FinancialEvent[]): Exact {
  return Decimal.sum(0, ...events.map(({ amount }) => amount));
}

/**
 * Projects an operation's price from its events: interest accrues linearly, day by day, from the previous payment up
 * to the next one's amount. This follows no market formula.
 * @returns values of one title: `pu` is the principal before that day's payment plus accrued interest,
 *   `puRemanescente` the principal alone
 */
export async function projectPrice(work: Work, operation: Operation, day: string) {
  const events = (await listEvents(work, operation.id)).filter(
    (event) =>
      event.status === 'CONCLUIDA' ||
      (isOpen(event) && ['AMORTIZACAO', 'JUROS'].includes(event.kind)),
  );
  const perTitle = (list: FinancialEvent[]): Exact => sumAmounts(list).div(operation.quantity);
  const amortisations = events.filter(({ kind }) => kind !== 'JUROS');
  const before = perTitle(amortisations.filter((event) => dayOfPayment(event) < day));
  const puAmortizacao = perTitle(amortisations.filter((event) => dayOfPayment(event) === day));
  const isAlive = day >= operation.issued_on;
  const puRemanescente = volumeOf(operation)
    .div(operation.quantity)
    .minus(isAlive ? before : 0);
  const puJuros =
    isAlive && puRemanescente.gt(0) && work.rules.of(method).juros === 'linear'
      ? accrue(operation, events, day).div(operation.quantity)
      : new Decimal(0);
  return {
    pu: round(puRemanescente.plus(round(puJuros))),
    puJuros: round(puJuros),
    puAmortizacao: round(puAmortizacao),
    puRemanescente: round(puRemanescente),
  };
}

/** The accrued part of the next interest payment, for the whole operation. */
function accrue({ issued_on }: Operation, events: FinancialEvent[], day: string): Exact {
  const payments = events.filter(({ kind }) => kind === 'JUROS');
  const next = payments.find(({ due_on }) => due_on >= day);
  if (!next) return new Decimal(0);
  const last = payments.findLast(({ due_on }) => due_on < day)?.due_on ?? issued_on;
  const days = daysBetween(last, next.due_on);
  const amount = new Decimal(next.amount);
  return days <= 0 ? amount : amount.times(daysBetween(last, day)).div(days);
}

/** The day on which principal is paid: an early payment counts on its own day. */
function dayOfPayment({ kind, due_on, paid_on }: FinancialEvent): string {
  return kind === 'AMORTIZACAO' ? due_on : (paid_on ?? due_on);
}

function round(price: Exact): Exact {
  return price.toDP(PLACES, Decimal.ROUND_DOWN);
}
