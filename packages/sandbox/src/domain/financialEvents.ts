import { Decimal } from 'decimal.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, defineRule, oneOf } from '../rules/defineRule.js';
import type { Row } from '../store/Database.js';
import type { Work } from '../work/Work.js';
import { dayOf, daysBetween } from './days.js';
import { type Instalment, readInstalments } from './financialData.js';
import type { OperationRow } from './operations.js';
import { getRequest } from './requests.js';
import { insertRow, listRows, newIdOf, updateRow } from './rows.js';

/** How events are created, and which fields they show. */
export const eventFields = defineRule('eventos-da-operacao', { jurosIncorporados: aBoolean });
const method = defineRule('metodologia-da-projecao', { juros: oneOf('linear', 'nenhum') });

export type FinancialEvent = Row<'financial_events'>;

/** Decimal places of quotients. */
export const PLACES = 8;

type NewEvent = Pick<FinancialEvent, 'kind' | 'status' | 'due_on' | 'amount' | 'percentage'>;

export async function createEvents(
  work: Work,
  operation: OperationRow,
  instalments: Instalment[],
): Promise<void> {
  for (const one of foresee(work, operation, instalments)) await createEvent(work, operation, one);
}

function foresee(work: Work, operation: OperationRow, instalments: Instalment[]): NewEvent[] {
  return instalments.flatMap((instalment) => {
    const { valorAmortizacao: principal, valorJuros: interest } = instalment;
    const foreseen = { due_on: instalment.dataVencimento, status: 'PREVISTO' as const };
    const percentage = percentageOf(operation, principal);
    const isAdded = instalment.isIncorporacaoJuros && !work.rules.of(eventFields).jurosIncorporados;
    const paid = isAdded ? new Decimal(0) : interest;
    const events: NewEvent[] = [
      { kind: 'AMORTIZACAO', ...foreseen, ...writeAmounts(principal, percentage) },
      { kind: 'JUROS', ...foreseen, ...writeAmounts(paid) },
    ];
    return events.filter(({ amount }) => Number(amount) > 0);
  });
}

/** The columns of an amount and its percentage of the principal, in the places that the store keeps. */
export function writeAmounts(amount: Decimal, percentage?: Decimal) {
  return {
    amount: amount.toFixed(PLACES, Decimal.ROUND_DOWN),
    percentage: percentage?.toFixed(PLACES, Decimal.ROUND_HALF_EVEN) ?? null,
  };
}

export async function createEvent(
  work: Work,
  { id, tipo }: OperationRow,
  event: NewEvent,
): Promise<FinancialEvent> {
  return insertRow(work, 'financial_events', {
    id: await newIdOf(work, `evento ${event.kind} ${tipo}`),
    operation_id: id,
    ...event,
  });
}

/** An amount that an event had up to a day, this day included. */
interface EarlierAmount {
  until: string;
  amount: string;
}

/** Changes an event's amount from tomorrow on: the prices up to today keep the earlier one. */
export async function changeAmount(
  work: Work,
  operation: OperationRow,
  { amount, earlier, id, percentage }: FinancialEvent,
  changed: Decimal,
): Promise<void> {
  const known = [...(parseExact(earlier) as EarlierAmount[]), { until: dayOf(work.now), amount }];
  const share = percentage === null ? undefined : percentageOf(operation, changed);
  const values = { ...writeAmounts(changed, share), earlier: writeExact(known) };
  await updateRow(work, 'financial_events', id, values);
}

function percentageOf(operation: OperationRow, principal: Decimal): Decimal {
  return principal.div(volumeOf(operation)).times(100);
}

/** An operation's events by due day, then in the order of creation. */
export async function listEvents(work: Work, operationId: string): Promise<FinancialEvent[]> {
  const events = await listRows(work, 'financial_events', { operation_id: operationId });
  return events.sort(byDueDay);
}

function byDueDay(one: NewEvent, other: NewEvent): number {
  return one.due_on.localeCompare(other.due_on);
}

function isOpen({ status }: Pick<FinancialEvent, 'status'>): boolean {
  return !['CONCLUIDA', 'CANCELADA', 'REPROVADA'].includes(status);
}

/** An early payment that waits for approval is not due yet. */
export function isOverdue({ now }: Work, event: FinancialEvent): boolean {
  return isOpen(event) && event.status !== 'PENDENTE_APROVACAO' && event.due_on < dayOf(now);
}

export function volumeOf({ quantity, unit_value }: OperationRow): Decimal {
  return new Decimal(quantity).times(unit_value);
}

export function remainingOf(operation: OperationRow, events: FinancialEvent[]): Decimal {
  const paid = events.filter(({ kind, status }) => kind !== 'JUROS' && status === 'CONCLUIDA');
  return volumeOf(operation).minus(sumAmounts(paid));
}

export function sumAmounts(events: readonly PricedEvent[]): Decimal {
  return Decimal.sum(0, ...events.map(({ amount }) => amount));
}

type PricedEvent = NewEvent & Pick<FinancialEvent, 'paid_on' | 'earlier'>;

/** The operation's events; before it is issued as a whole, those that its instalments will make. */
async function listPriced(work: Work, operation: OperationRow): Promise<PricedEvent[]> {
  const events = await listEvents(work, operation.id);
  if (events.length > 0) return events;
  const instalments = readInstalments(await getRequest(work, operation.request_id));
  return foresee(work, operation, instalments)
    .map((event) => ({ ...event, paid_on: null, earlier: '[]' }))
    .sort(byDueDay);
}

/**
 * Projects an operation's price from its events: interest accrues linearly, day by day, from the previous payment up
 * to the next one's amount. This follows no market formula. The price of a day up to today never changes again: only
 * earlier payments count, and an unpaid amortisation counts today at the earliest.
 * @returns values of one title: `pu` is the principal before that day's payment plus accrued interest,
 *   `puRemanescente` the principal alone
 */
export async function projectPrice(work: Work, operation: OperationRow, day: string) {
  const events = await listPriced(work, operation);
  const today = dayOf(work.now);
  const dayOfPayment = ({ due_on, paid_on }: PricedEvent): string =>
    paid_on ?? (due_on > today ? due_on : today);
  const perTitle = (list: PricedEvent[]): Decimal => sumAmounts(list).div(operation.quantity);
  const amortisations = events.filter(
    ({ kind, status }) =>
      kind !== 'JUROS' &&
      (status === 'CONCLUIDA' || (kind === 'AMORTIZACAO' && isOpen({ status }))),
  );
  const before = perTitle(amortisations.filter((event) => dayOfPayment(event) < day));
  const principal = volumeOf(operation).div(operation.quantity);
  // Instalments may add up to more than the principal if no rule checks them.
  const puRemanescente = Decimal.max(0, principal.minus(before));
  const puAmortizacao = Decimal.min(
    perTitle(amortisations.filter((event) => dayOfPayment(event) === day)),
    puRemanescente,
  );
  const puJuros =
    day >= operation.issued_on && puRemanescente.gt(0) && work.rules.of(method).juros === 'linear'
      ? accrue(operation, events, day).div(operation.quantity)
      : new Decimal(0);
  return {
    pu: round(puRemanescente.plus(round(puJuros))),
    puJuros: round(puJuros),
    puAmortizacao: round(puAmortizacao),
    puRemanescente: round(puRemanescente),
  };
}

/** The accrued part of the interest due next, by due days: a late payment changes nothing. */
function accrue({ issued_on }: OperationRow, events: PricedEvent[], day: string): Decimal {
  const payments = events.filter(({ kind }) => kind === 'JUROS');
  const next = payments.find(({ due_on }) => due_on >= day);
  if (!next) return new Decimal(0);
  const last = payments.findLast(({ due_on }) => due_on < day)?.due_on ?? issued_on;
  const days = daysBetween(last, next.due_on);
  const due = payments.filter(({ due_on }) => due_on === next.due_on);
  const amount = Decimal.sum(...due.map((payment) => amountOn(payment, day)));
  return days <= 0 ? amount : amount.times(daysBetween(last, day)).div(days);
}

function amountOn({ amount, earlier }: PricedEvent, day: string): Decimal {
  const known = parseExact(earlier) as EarlierAmount[];
  return new Decimal(known.find(({ until }) => day <= until)?.amount ?? amount);
}

function round(price: Decimal): Decimal {
  return price.toDP(PLACES, Decimal.ROUND_DOWN);
}
