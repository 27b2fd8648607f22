import { Decimal } from 'decimal.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, aFieldName, defineRule, oneOf } from '../rules/defineRule.js';
import type { Input, ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { dayOf } from './days.js';
import {
  changeAmount,
  createEvent,
  eventFields,
  type FinancialEvent,
  isOverdue,
  listEvents,
  PLACES,
  projectPrice,
  remainingOf,
  sumAmounts,
  writeAmounts,
} from './financialEvents.js';
import { schedule, settlement } from './jobs.js';
import { type Balance, readHeld, sumOf } from './ledger.js';
import {
  getLiveOperation,
  getOfOperation,
  getOperationById,
  listOperations,
  type OperationRow,
} from './operations.js';
import { takePage } from './pages.js';
import { partyNameOf, readParties } from './parties.js';
import { requireStatus, updateRow } from './rows.js';
import { changeStatus, notifyStatus } from './statuses.js';
import { findForcedOutcome, type ManualDecision, TEST_REASON } from './testValues.js';

const amounts = defineRule('valor-do-evento', { igualAoPrevisto: aBoolean });
const afterwards = defineRule('agenda-depois-da-antecipacao', {
  futuros: oneOf('proporcionais', 'iguais'),
});
const blockedRule = defineRule('pagamento-de-bloqueados', { recebem: aBoolean });
const earlyPayment = defineRule('pagamento-antes-do-vencimento', { aceita: aBoolean });
const eventGroup = defineRule('lista-de-eventos-no-grupo', {
  nome: aFieldName('operacaoCodigo', 'puCurva', 'quantidade'),
});

type EventFilter = Input<'listarEventosFinanceiros'>;

interface Payment {
  cpfCnpj: string;
  quantidade: Decimal;
  valor: Decimal;
}

async function payEvent(
  work: Work,
  id: string,
  { valorPagamento }: Input<'liquidarEventoFinanceiro'>,
): Promise<object> {
  const event = await getOfOperation(work, 'financial_events', id);
  requireStatus(amounts, 'caminho', 'o evento', event, 'PREVISTO');
  if (event.due_on > dayOf(work.now) && !work.rules.of(earlyPayment).aceita) {
    throw Refusal.by(earlyPayment, 'caminho', `o evento vence em ${event.due_on}`);
  }
  const amount = new Decimal(event.amount);
  const isOther = !valorPagamento.eq(amount);
  if (isOther && work.rules.of(amounts).igualAoPrevisto) {
    throw Refusal.by(amounts, 'corpo/valorPagamento', `deve ser o previsto, ${amount.toFixed()}`);
  }
  const events = await listEvents(work, event.operation_id);
  if (event.kind === 'AMORTIZACAO' && events.some(isEarlyWaiting)) {
    throw Refusal.by(afterwards, 'caminho', 'uma antecipação espera aprovação');
  }
  const operation = await getOperationById(work, event.operation_id);
  if (isOther) await changeAmount(work, operation, event, valorPagamento);
  const asked = await updateRow(work, 'financial_events', id, { status: 'AGUARDANDO_LIQUIDACAO' });
  return startSettlement(work, operation, asked);
}

/** Requests an early payment of principal: a redemption if it covers the remainder, otherwise an amortisation. */
async function payEarly(
  work: Work,
  { operacaoCodigo, valorPagamento }: Input<'liquidarEventoExtraordinario'>,
): Promise<object> {
  work.rules.note(afterwards);
  const operation = await getLiveOperation(work, operacaoCodigo);
  requireStatus(afterwards, 'corpo/operacaoCodigo', 'a operação', operation, 'EMITIDO');
  const events = await listEvents(work, operation.id);
  const isAmortising = events.some(
    ({ kind, status }) => kind === 'AMORTIZACAO' && status === 'AGUARDANDO_LIQUIDACAO',
  );
  if (isAmortising || events.some(isEarlyWaiting)) {
    const problem = 'outra antecipação, ou uma amortização, espera liquidação';
    throw Refusal.by(afterwards, 'corpo/operacaoCodigo', problem);
  }
  const remaining = remainingOf(operation, events);
  if (valorPagamento.gt(remaining)) {
    const problem = `passa do principal que resta, ${remaining.toFixed()}`;
    throw Refusal.by(amounts, 'corpo/valorPagamento', problem);
  }
  const event = await createEvent(work, operation, {
    kind: valorPagamento.eq(remaining) ? 'RESGATE_ANTECIPADO_TOTAL' : 'AMORTIZACAO_EXTRAORDINARIA',
    status: 'PENDENTE_APROVACAO',
    due_on: dayOf(work.now),
    ...writeAmounts(valorPagamento, valorPagamento.div(remaining).times(100)),
  });
  return startSettlement(work, operation, event);
}

async function startSettlement(work: Work, { code }: OperationRow, event: FinancialEvent) {
  const forced = findForcedOutcome(work, [], [event.amount]);
  await schedule(work, settlement, 'financial_events', event.id, forced);
  await notifyStatus(work, 'financial_events', event);
  return { operacaoCodigo: code, ...presentFields(work, event) };
}

function isEarlyWaiting({ status }: FinancialEvent): boolean {
  return status === 'PENDENTE_APROVACAO';
}

/** Pays a waiting event to the current holders. The control, a test value or a lack of principal reproves it. */
export async function settleEvent(work: Work, id: string, manual?: ManualDecision): Promise<void> {
  const event = await getOfOperation(work, 'financial_events', id);
  if (!['AGUARDANDO_LIQUIDACAO', 'PENDENTE_APROVACAO'].includes(event.status)) return;
  const operation = await getOperationById(work, event.operation_id);
  const remaining = remainingOf(operation, await listEvents(work, operation.id));
  const isLacking = event.kind !== 'JUROS' && remaining.lt(event.amount);
  const isForced = findForcedOutcome(work, [], [event.amount]) === 'reprova';
  const lack = isLacking ? 'O valor passa do principal que resta.' : undefined;
  const reason = manual?.reason ?? (isForced ? TEST_REASON : lack);
  if (reason !== undefined) {
    await changeStatus(work, 'financial_events', id, { status: 'REPROVADA' }, reason);
    return;
  }
  const held = await readHeld(work, { operationId: operation.id });
  const payments = writeExact(sharePayment(work, held, new Decimal(event.amount)));
  await changeStatus(work, 'financial_events', id, {
    status: 'CONCLUIDA',
    paid_on: dayOf(work.now),
    payments,
  });
  if (event.kind === 'JUROS') return;
  const left = remaining.minus(event.amount);
  const future = await listFuture(work, operation.id);
  const isEarly = event.kind !== 'AMORTIZACAO';
  if (!left.isZero()) {
    if (isEarly) await reduceFuture(work, operation, future, left.div(remaining));
    return;
  }
  for (const { id: other, kind } of future) {
    if (!isEarly && kind === 'JUROS') continue;
    await changeStatus(work, 'financial_events', other, { status: 'CANCELADA' });
  }
  const closed = await updateRow(work, 'operations', operation.id, { closed: true });
  await notifyStatus(work, 'operations', closed, undefined, 'operacaoEncerrada');
}

/** Events that an early payment reduces or cancels. Interest already due stays the same. */
async function listFuture(work: Work, operationId: string): Promise<FinancialEvent[]> {
  return (await listEvents(work, operationId)).filter(
    ({ due_on, kind, status }) =>
      status === 'PREVISTO' && (kind === 'AMORTIZACAO' || due_on > dayOf(work.now)),
  );
}

/** The last amortisation takes the rounding. */
async function reduceFuture(
  work: Work,
  operation: OperationRow,
  future: readonly FinancialEvent[],
  part: Decimal,
): Promise<void> {
  if (work.rules.of(afterwards).futuros === 'iguais') return;
  const amortisations = future.filter(({ kind }) => kind === 'AMORTIZACAO');
  const last = amortisations.at(-1);
  let left = sumAmounts(amortisations).times(part).toDP(PLACES);
  for (const event of future) {
    const reduced = new Decimal(event.amount).times(part).toDP(PLACES, Decimal.ROUND_DOWN);
    const amount = event === last ? left : reduced;
    if (event.kind === 'AMORTIZACAO') left = left.minus(amount);
    await changeAmount(work, operation, event, amount);
  }
}

/** Shares an amount by the current titles. The last holder takes the rounding: payments add up to the amount. */
function sharePayment({ rules }: Work, held: readonly Balance[], amount: Decimal): Payment[] {
  const { recebem } = rules.of(blockedRule);
  const shares = new Map<string, Decimal>();
  for (const { holder, kind, quantity } of held) {
    if (kind === 'free' || recebem) shares.set(holder, quantity.plus(shares.get(holder) ?? 0));
  }
  const total = Decimal.sum(0, ...shares.values());
  let left = amount;
  return [...shares].map(([cpfCnpj, quantidade], index) => {
    const share = amount.times(quantidade).div(total).toDP(PLACES, Decimal.ROUND_DOWN);
    const valor = index === shares.size - 1 ? left : share;
    left = left.minus(valor);
    return { cpfCnpj, quantidade, valor };
  });
}

/** A page of operations with the events that match all filters; operations without one are left out. */
async function listEventGroups(work: Work, query: EventFilter): Promise<object> {
  const groups: { operation: OperationRow; events: FinancialEvent[] }[] = [];
  for (const operation of await listOperations(work, { operacaoCodigo: query.operacaoCodigo })) {
    const events = (await listEvents(work, operation.id)).filter((event) =>
      matchesFilter(event, query),
    );
    if (events.length > 0) groups.push({ operation, events });
  }
  const { items, pagination } = await takePage(work, groups, query);
  const data = [];
  for (const { operation, events } of items) {
    const held = await readHeld(work, { operationId: operation.id });
    data.push({
      operacaoCodigo: operation.code,
      puCurva: (await projectPrice(work, operation, dayOf(work.now))).pu,
      quantidade: sumOf(held),
      [work.rules.of(eventGroup).nome]: await presentEvents(work, held, events),
    });
  }
  return { data, pagination };
}

function matchesFilter({ due_on, kind, status }: FinancialEvent, filter: EventFilter): boolean {
  return (
    (filter.dataVencimento ?? due_on) === due_on &&
    (filter.tipo?.includes(kind) ?? true) &&
    (filter.status?.includes(status) ?? true)
  );
}

function presentFields(work: Work, event: FinancialEvent) {
  work.rules.note(eventFields);
  const { id, status, kind, due_on, percentage } = event;
  return {
    id,
    status,
    tipo: kind,
    dataVencimento: due_on,
    inadimplente: isOverdue(work, event),
    percentualAmortizacao: percentage === null ? undefined : new Decimal(percentage),
  };
}

async function presentEvents(
  work: Work,
  held: readonly Balance[],
  events: readonly FinancialEvent[],
): Promise<object[]> {
  const paid = events.map((event) => ({
    event,
    payments:
      event.payments === null
        ? sharePayment(work, held, new Decimal(event.amount))
        : (parseExact(event.payments) as Payment[]),
  }));
  const holders = paid.flatMap(({ payments }) => payments.map(({ cpfCnpj }) => cpfCnpj));
  const parties = await readParties(work, holders);
  const presentPayment = (payment: Payment) => {
    const party = parties(payment.cpfCnpj);
    return { investidorId: party.investor?.id, ...payment, razaoSocial: partyNameOf(party) };
  };
  return paid.map(({ event, payments }) => ({
    ...presentFields(work, event),
    dataPagamento: event.paid_on ?? undefined,
    investidores: payments.map(presentPayment),
  }));
}

export const eventCalls = {
  listarEventosFinanceiros: { act: listEventGroups },
  liquidarEventoExtraordinario: { act: payEarly },
  liquidarEventoFinanceiro: { act: payEvent },
} satisfies ServiceCalls;
