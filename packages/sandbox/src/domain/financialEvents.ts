import { Decimal } from 'decimal.js';
import type { Selectable } from 'kysely';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { FinancialEventTable } from '../store/postIssuanceTables.js';
import type { Work } from '../work/Work.js';
import type { Instalment } from './instalments.js';
import { notify } from './notifications.js';
import { getOperationById, type Operation } from './operations.js';
import { newIdOf } from './storyIds.js';

const incorporated = defineRule('eventos-da-operacao', { jurosIncorporados: aBoolean });

export type FinancialEvent = Selectable<FinancialEventTable>;

export type EventKind =
  | 'AMORTIZACAO'
  | 'JUROS'
  | 'AMORTIZACAO_EXTRAORDINARIA'
  | 'RESGATE_ANTECIPADO_TOTAL';

/** Digits after the point of what is divided. */
export const PLACES = 8;

/** Has an operation's events begin when it is issued: what its instalments pay, and when. */
export async function createEvents(
  work: Work,
  operation: Operation,
  instalments: Instalment[],
): Promise<void> {
  for (const instalment of instalments) {
    const { dataVencimento: due, valorAmortizacao, valorJuros } = instalment;
    if (valorAmortizacao.gt(0)) {
      const percentage = valorAmortizacao.div(volumeOf(operation)).times(100);
      await createEvent(work, operation, {
        kind: 'AMORTIZACAO',
        due,
        amount: valorAmortizacao,
        percentage,
        status: 'PREVISTO',
      });
    }
    const { jurosIncorporados } = work.rules.of(incorporated);
    if (valorJuros.gt(0) && (jurosIncorporados || !instalment.isIncorporacaoJuros)) {
      await createEvent(work, operation, {
        kind: 'JUROS',
        due,
        amount: valorJuros,
        status: 'PREVISTO',
      });
    }
  }
}

export interface NewEvent {
  kind: EventKind;
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
  return work.tx
    .insertInto('financial_events')
    .values({
      id: await newIdOf(work, `evento ${kind}`),
      company: work.company,
      operation_id: id,
      kind,
      status,
      due_on: due,
      amount: amount.toFixed(PLACES, Decimal.ROUND_DOWN),
      percentage: percentage?.toFixed(PLACES, Decimal.ROUND_HALF_EVEN) ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An operation's events, by day, then in the order they came to be. */
export async function listEvents({ tx }: Work, operationId: string): Promise<FinancialEvent[]> {
  return tx
    .selectFrom('financial_events')
    .selectAll()
    .where('operation_id', '=', operationId)
    .orderBy('due_on')
    .orderBy('number')
    .execute();
}

/** An event of this account, its operation locked. */
export async function findEvent(work: Work, id: string): Promise<FinancialEvent | undefined> {
  const find = () =>
    work.tx
      .selectFrom('financial_events')
      .selectAll()
      .where('company', '=', work.company)
      .where('id', '=', id);
  const event = await find().executeTakeFirst();
  if (!event) return undefined;
  await getOperationById(work, event.operation_id);
  return find().forUpdate().executeTakeFirst();
}

export async function changeEvent(
  { tx }: Work,
  { id }: FinancialEvent,
  values: Partial<Pick<FinancialEvent, 'status' | 'paid_on' | 'payments' | 'amount'>>,
): Promise<FinancialEvent> {
  return tx
    .updateTable('financial_events')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function tellEvent(
  work: Work,
  { id, kind, operation_id, due_on }: FinancialEvent,
  event: string,
): Promise<void> {
  const { code } = await getOperationById(work, operation_id);
  const metadata = { operacaoCodigo: code, tipo: kind, dataVencimento: due_on };
  await notify(work, { subject: 'eventoFinanceiro', event, subjectId: id, metadata });
}

/** The principal of an operation when it was issued. */
export function volumeOf({ quantity, unit_value }: Operation): Decimal {
  return new Decimal(quantity).times(unit_value);
}

/** The principal that is still to be paid. */
export function remainingOf(operation: Operation, events: FinancialEvent[]): Decimal {
  const paid = events.filter(({ kind, status }) => kind !== 'JUROS' && status === 'CONCLUIDA');
  return volumeOf(operation).minus(Decimal.sum(0, ...paid.map(({ amount }) => amount)));
}
