import { Decimal } from 'decimal.js';
import type { Selectable } from 'kysely';
import type { Exact } from '../exact/exactJson.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { OfferTable } from '../store/issuanceTables.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { readBalances } from './ledger.js';
import { notify } from './notifications.js';
import { getOperation, getOperationById, type Operation } from './operations.js';
import { requireAmount, requireQuantity } from './quantities.js';
import { scheduleSettlement } from './settlement.js';
import { newIdOf } from './storyIds.js';

const settlementType = defineRule('nuclea-e-direta', { aprovacaoIgual: aBoolean });

export interface OfferInvestor {
  cpfCnpj: string;
  quantidade: Exact;
  precoUnitario: Exact;
}

export interface NewOffer {
  codigoInstrumento: string;
  investidores: OfferInvestor[];
  tipoLiquidacao: string;
}

export interface OfferDecision {
  id: string;
  acao: 'CONFIRMAR' | 'REPROVAR';
  tipoLiquidacao?: string;
  justificativa?: string;
}

export type Offer = Selectable<OfferTable>;

const OPEN = ['AGUARDANDO_CONFIRMACAO_CUSTODIANTE', 'AGUARDANDO_LIQUIDACAO'];

/**
 * Offers titles of an operation that waits for its settlement to investors.
 * @throws Refusal `missing`, `invalid`, or `refused` for more titles than are left
 */
export async function createOffer(work: Work, offer: NewOffer): Promise<void> {
  const operation = await getOperation(work, offer.codigoInstrumento, 'corpo/codigoInstrumento');
  if (!['AGUARDANDO_LIQUIDACAO', 'PARCIALMENTE_EMITIDO'].includes(operation.status)) {
    const problem = `a operação está ${operation.status}`;
    throw Refusal.of('refused', 'corpo/codigoInstrumento', problem);
  }
  const quantity = checkInvestors(work, offer.investidores);
  if (quantity.gt(await readUnoffered(work, operation))) {
    throw Refusal.of('refused', 'corpo/investidores', 'as quantidades passam da que resta');
  }
  const { tx, company, now } = work;
  const created = await tx
    .insertInto('offers')
    .values({
      id: await newIdOf(work, 'oferta'),
      company,
      operation_id: operation.id,
      status: 'AGUARDANDO_CONFIRMACAO_CUSTODIANTE',
      settlement: offer.tipoLiquidacao,
      investors: writeExact(offer.investidores),
      quantity: quantity.toFixed(),
      created_on: dayOf(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellOffer(work, created, 'ofertaPrimariaCriada');
}

/**
 * Confirms an offer, which then settles, or reproves it.
 * @throws Refusal `missing`; `refused` if it was decided, or by the rule for another kind of settlement
 */
export async function decideOffer(work: Work, decision: OfferDecision): Promise<void> {
  const offer = await findOffer(work, decision.id);
  if (!offer) throw Refusal.of('missing', 'corpo/id', `não há oferta ${decision.id} nesta conta`);
  if (offer.status !== 'AGUARDANDO_CONFIRMACAO_CUSTODIANTE') {
    throw Refusal.of('refused', 'corpo/id', `a oferta está ${offer.status}`);
  }
  const { acao, tipoLiquidacao, justificativa } = decision;
  const isOther = tipoLiquidacao !== undefined && tipoLiquidacao !== offer.settlement;
  if (isOther && work.rules.of(settlementType).aprovacaoIgual) {
    throw Refusal.of(
      'refused',
      'corpo/tipoLiquidacao',
      `difere do da criação, ${offer.settlement}`,
    );
  }
  if (acao === 'REPROVAR') {
    await setOfferStatus(work, offer.id, 'REPROVADA');
    await tellOffer(work, offer, 'ofertaPrimariaReprovada', justificativa);
    return;
  }
  await setOfferStatus(work, offer.id, 'AGUARDANDO_LIQUIDACAO');
  await tellOffer(work, offer, 'ofertaPrimariaEmAnalise');
  await scheduleSettlement(work, 'settleOffer', offer.id);
}

/** An offer of this account, locked with its operation. */
export async function findOffer(work: Work, id: string): Promise<Offer | undefined> {
  const offer = await work.tx
    .selectFrom('offers')
    .selectAll()
    .where('company', '=', work.company)
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (offer) await getOperationById(work, offer.operation_id);
  return offer;
}

export async function setOfferStatus({ tx }: Work, id: string, status: string): Promise<void> {
  await tx.updateTable('offers').set({ status }).where('id', '=', id).execute();
}

export async function tellOffer(
  work: Work,
  { id, operation_id, quantity }: Offer,
  event: string,
  reason?: string,
): Promise<void> {
  const { code } = await getOperationById(work, operation_id);
  const metadata = {
    operacaoCodigo: code,
    quantidadeTotal: new Decimal(quantity),
    justificativa: reason,
  };
  await notify(work, { subject: 'ofertaPrimaria', event, subjectId: id, metadata });
}

export function readOfferInvestors({ investors }: Offer): OfferInvestor[] {
  return parseExact(investors) as OfferInvestor[];
}

/** Titles of an operation that are with its investors. */
export async function readIssued(work: Work, { id }: Operation): Promise<Exact> {
  const balances = await readBalances(work, { operationId: id });
  return Decimal.sum(
    0,
    ...balances.filter(({ kind }) => kind !== 'issuer').map(({ quantity }) => quantity),
  );
}

/** Whether an offer of the operation waits for its decision or settlement. */
export async function hasOpenOffer(work: Work, operation: Operation): Promise<boolean> {
  return (await readOpen(work, operation)).length > 0;
}

/** Titles that are neither issued nor in an offer that is under way. */
async function readUnoffered(work: Work, operation: Operation): Promise<Exact> {
  const open = await readOpen(work, operation);
  const offered = Decimal.sum(0, ...open.map(({ quantity }) => quantity));
  return new Decimal(operation.quantity).minus(await readIssued(work, operation)).minus(offered);
}

function readOpen({ tx }: Work, { id }: Operation): Promise<{ quantity: string }[]> {
  return tx
    .selectFrom('offers')
    .select('quantity')
    .where('operation_id', '=', id)
    .where('status', 'in', OPEN)
    .execute();
}

function checkInvestors(work: Work, investors: OfferInvestor[]): Exact {
  if (investors.length === 0) {
    throw Refusal.of('invalid', 'corpo/investidores', 'deve ter ao menos um investidor');
  }
  investors.forEach(({ quantidade, precoUnitario }, index) => {
    requireQuantity(work, `corpo/investidores/${index}/quantidade`, quantidade);
    requireAmount(work, `corpo/investidores/${index}/precoUnitario`, precoUnitario);
  });
  return Decimal.sum(...investors.map(({ quantidade }) => quantidade));
}
