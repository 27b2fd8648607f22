import { Decimal } from 'decimal.js';
import { parseExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aText } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { type Payment, sharePayment } from './eventPayments.js';
import { type FinancialEvent, listEvents } from './financialEvents.js';
import { findInvestor } from './investors.js';
import { readIssued } from './offers.js';
import { listOperationRows } from './operationPages.js';
import { getOperationById, type Operation } from './operations.js';
import type { Page, Pagination } from './pages.js';
import { readName } from './parties.js';
import { projectPrice } from './unitPrices.js';

const group = defineRule('lista-de-eventos-no-grupo', { nome: aText });

export interface EventFilter {
  operacaoCodigo?: string[];
  dataVencimento?: string;
  tipo?: string[];
  status?: string[];
}

/** A page of operations that have events which all filters let through, each with those events. */
export async function listEventGroups(
  work: Work,
  { page, pageSize }: Page,
  filter: EventFilter,
): Promise<{ data: object[]; pagination: Pagination }> {
  const groups: { operation: Operation; events: FinancialEvent[] }[] = [];
  for (const operation of await listOperationRows(work, {
    operacaoCodigo: filter.operacaoCodigo,
  })) {
    const events = (await listEvents(work, operation.id)).filter((event) => isLet(event, filter));
    if (events.length > 0) groups.push({ operation, events });
  }
  const data = [];
  for (const { operation, events } of groups.slice((page - 1) * pageSize, page * pageSize)) {
    const shown = [];
    for (const event of events) shown.push(await presentEvent(work, operation, event));
    data.push({
      operacaoCodigo: operation.code,
      puCurva: (await projectPrice(work, operation, dayOf(work.now))).pu,
      quantidade: await readIssued(work, operation),
      [work.rules.of(group).nome]: shown,
    });
  }
  return { data, pagination: { page, pageSize, total: groups.length } };
}

/** What a settlement answers. */
export async function presentSettlement(work: Work, event: FinancialEvent): Promise<object> {
  const { code } = await getOperationById(work, event.operation_id);
  return { operacaoCodigo: code, ...presentFields(work, event) };
}

function isLet({ due_on, kind, status }: FinancialEvent, filter: EventFilter): boolean {
  return (
    (filter.dataVencimento ?? due_on) === due_on &&
    (filter.tipo?.includes(kind) ?? true) &&
    (filter.status?.includes(status) ?? true)
  );
}

function presentFields({ now }: Work, event: FinancialEvent) {
  const { id, status, kind, due_on, percentage } = event;
  const isOpen = !['CONCLUIDA', 'CANCELADA', 'REPROVADA'].includes(status);
  return {
    id,
    status,
    tipo: kind,
    dataVencimento: due_on,
    inadimplente: isOpen && due_on < dayOf(now),
    percentualAmortizacao: percentage === null ? undefined : new Decimal(percentage),
  };
}

/** With who was paid, or who would be now. */
async function presentEvent(
  work: Work,
  operation: Operation,
  event: FinancialEvent,
): Promise<object> {
  const payments =
    event.payments === null
      ? await sharePayment(work, operation, new Decimal(event.amount))
      : (parseExact(event.payments) as Payment[]);
  const investidores = [];
  for (const payment of payments) {
    const investor = await findInvestor(work, payment.cpfCnpj);
    const razaoSocial = await readName(work, payment.cpfCnpj);
    investidores.push({ investidorId: investor?.id, ...payment, razaoSocial });
  }
  const dataPagamento = event.paid_on ?? undefined;
  return { ...presentFields(work, event), dataPagamento, investidores };
}
