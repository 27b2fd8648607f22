import { Decimal } from '../../../packages/sandbox/src/exact/exactJson.js';
import { choose, drawQuantity, type Journey, type StepRunner } from './Journey.js';
import type { Issue } from './Model.js';

/** A financial event in the store. */
interface StoredEvent {
  id: string;
  kind: string;
  status: string;
  amount: string;
}

/** Pays a foreseen event, sometimes with a wrong amount. */
export const payForeseen: StepRunner = async (journey, [a, b, c]) => {
  const issued = choose(journey.model.issues, a);
  if (!issued) return;
  const events = await readEvents(journey, issued);
  const event = choose(c % 4 === 0 ? events : events.filter(isForeseen), b);
  if (!event) return;
  const amount = new Decimal(event.amount);
  const paid = c % 5 === 0 ? amount.plus('0.00000001') : amount;
  const isBlocked = event.kind === 'AMORTIZACAO' && events.some(isEarlyPending);
  const fits = isForeseen(event) && paid.eq(amount) && paid.gt(0) && !isBlocked;
  const body = { valorPagamento: paid, tipoLiquidacao: 'NUCLEA' };
  await journey.client.call(`POST /api/v1/eventos/${event.id}`, body, fits);
  if (fits) journey.expectSettlement(() => pay(issued, event));
};

/** Pays principal early. */
export const payEarly: StepRunner = async (journey, [a, b]) => {
  const { client, model } = journey;
  const issued = choose(model.issues, a);
  if (!issued || b % 3 !== 0) return;
  const events = await readEvents(journey, issued);
  const amount = drawQuantity(b >> 2, issued.principal);
  const isIssued = model.issued(issued.code).eq(issued.quantity);
  const isFree = !events.some((event) => isEarlyPending(event) || isAmortisationPending(event));
  const fits = isIssued && !issued.closed && isFree && amount.lte(issued.principal);
  const body = {
    operacaoCodigo: issued.code,
    valorPagamento: amount,
    tipoLiquidacao: 'NUCLEA',
    valorJuros: 0,
    valorPremio: 0,
  };
  const answer = await client.call<{ id: string; tipo: string }>(
    'POST /api/v1/eventos',
    body,
    fits,
  );
  if (!fits) return;
  const event = { id: answer.id, kind: answer.tipo, status: '', amount: amount.toFixed() };
  journey.expectSettlement(() => pay(issued, event));
};

/** Settles or reproves a pending event by the control route. */
export const settleEventByHand: StepRunner = async (journey, [a, b]) => {
  if (journey.mode.settlement !== 'by hand') return;
  const issued = choose(journey.model.issues, a);
  if (!issued) return;
  const waiting = (await readEvents(journey, issued)).filter(
    (event) => isEarlyPending(event) || event.status === 'AGUARDANDO_LIQUIDACAO',
  );
  const event = choose(waiting, b);
  if (!event) return;
  const approve = !isEarlyPending(event) || b % 3 !== 0;
  await journey.client.control('POST', '/decide', { id: event.id, approve });
  if (approve) pay(issued, event);
};

function pay(issued: Issue, { kind, amount }: StoredEvent): void {
  if (kind === 'JUROS') return;
  issued.principal = issued.principal.minus(amount);
  issued.closed = issued.principal.isZero();
}

export async function readEvents({ client }: Journey, { code }: Issue): Promise<StoredEvent[]> {
  return client.store
    .selectFrom('financial_events')
    .innerJoin('operations', 'operations.id', 'financial_events.operation_id')
    .select(['financial_events.id', 'kind', 'financial_events.status', 'amount'])
    .where('code', '=', code)
    .orderBy('financial_events.number')
    .execute();
}

function isForeseen({ status }: StoredEvent): boolean {
  return status === 'PREVISTO';
}

function isEarlyPending({ status }: StoredEvent): boolean {
  return status === 'PENDENTE_APROVACAO';
}

function isAmortisationPending({ kind, status }: StoredEvent): boolean {
  return kind === 'AMORTIZACAO' && status === 'AGUARDANDO_LIQUIDACAO';
}
