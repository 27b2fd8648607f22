import { Decimal } from 'decimal.js';
import type { Exact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { oneOf } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { daysBetween } from './days.js';
import { type FinancialEvent, listEvents, PLACES, volumeOf } from './financialEvents.js';
import type { Operation } from './operations.js';

const method = defineRule('metodologia-da-projecao', { juros: oneOf('linear', 'nenhum') });

/** The price of one title on a day. */
export interface UnitPrice {
  /** Principal before what is paid that day, and the interest that has accrued. */
  pu: Exact;
  puJuros: Exact;
  puAmortizacao: Exact;
  /** Principal alone. */
  puRemanescente: Exact;
}

/**
 * Projects an operation's price from its events: interest grows in a straight line, day by day, from the
 * payment before to the next one's amount. No market's formula is followed.
 */
export async function projectPrice(
  work: Work,
  operation: Operation,
  day: string,
): Promise<UnitPrice> {
  const events = (await listEvents(work, operation.id)).filter(
    ({ status, kind }) =>
      status === 'CONCLUIDA' ||
      (status !== 'CANCELADA' && status !== 'REPROVADA' && ['AMORTIZACAO', 'JUROS'].includes(kind)),
  );
  const perTitle = (list: FinancialEvent[]): Exact =>
    Decimal.sum(0, ...list.map(({ amount }) => amount)).div(operation.quantity);
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

/** What of the next payment of interest has accrued by a day, for the whole operation. */
function accrue({ issued_on }: Operation, events: FinancialEvent[], day: string): Exact {
  const payments = events.filter(({ kind }) => kind === 'JUROS');
  const next = payments.find(({ due_on }) => due_on >= day);
  if (!next) return new Decimal(0);
  const last = payments.findLast(({ due_on }) => due_on < day)?.due_on ?? issued_on;
  const days = daysBetween(last, next.due_on);
  return days <= 0
    ? new Decimal(next.amount)
    : new Decimal(next.amount).times(daysBetween(last, day)).div(days);
}

/** The day that principal leaves: paid early it is that of the payment. */
function dayOfPayment({ kind, due_on, paid_on }: FinancialEvent): string {
  return kind === 'AMORTIZACAO' ? due_on : (paid_on ?? due_on);
}

function round(price: Exact): Exact {
  return price.toDP(PLACES, Decimal.ROUND_DOWN);
}
