import { Decimal } from 'decimal.js';
import { lowerId } from '../contract/formats.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, aCnpj, defineRule } from '../rules/defineRule.js';
import type { Row } from '../store/Database.js';
import type { Check, Input, ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { readInstalments } from './financialData.js';
import { createEvents, PLACES } from './financialEvents.js';
import { schedule, settlement } from './jobs.js';
import { type LedgerLine, post, readIssued, sumOf } from './ledger.js';
import { getOfOperation, getOperation, getOperationById, type OperationRow } from './operations.js';
import { queryPage } from './pages.js';
import { depositAccount, partyNameOf, readParties } from './parties.js';
import { coherence, getRequest, readData } from './requests.js';
import { insertRow, listRows, newIdOf, requireStatus, updateRow } from './rows.js';
import { changeStatus, notifyStatus } from './statuses.js';
import { findForcedOutcome, TEST_REASON } from './testValues.js';

const settlementType = defineRule('nuclea-e-direta', { aprovacaoIgual: aBoolean });
const subscription = defineRule('oferta-e-subscricao', { confere: aBoolean });
const issueDay = defineRule('emissao-antes-da-data', { aceita: aBoolean });
const paymentLimit = defineRule('data-limite-de-integralizacao', { aceita: aBoolean });
const settledPrice = defineRule('preco-da-liquidacao', {});
const custodianRule = defineRule('custodiante-da-oferta', { semSolicitacao: aCnpj });

type Offer = Row<'offers'>;
type NewOffer = Input<'criarOfertaPrimaria'>;

const OPEN = ['AGUARDANDO_CONFIRMACAO_CUSTODIANTE', 'AGUARDANDO_LIQUIDACAO'];

const checkOffer: Check<'criarOfertaPrimaria'> = (problems, { investidores }) => {
  if (investidores?.length === 0) {
    problems.add(coherence, 'corpo/investidores', 'deve ter ao menos um investidor');
  }
};

async function createOffer(work: Work, offer: NewOffer): Promise<void> {
  const location = 'corpo/codigoInstrumento';
  const operation = await getOperation(work, offer.codigoInstrumento, location);
  const states = ['AGUARDANDO_LIQUIDACAO', 'PARCIALMENTE_EMITIDO'];
  requireStatus(settlement, location, 'a operação', operation, ...states);
  const quantity = Decimal.sum(...offer.investidores.map(({ quantidade }) => quantidade));
  const open = await readOffers(work, operation.id, OPEN);
  const taken = (await readIssued(work, operation.id)).plus(sumOf(open));
  const left = new Decimal(operation.quantity).minus(taken);
  if (quantity.gt(left)) {
    const problem = `as quantidades passam da que resta, ${left.toFixed()}`;
    throw Refusal.by(settlement, 'corpo/investidores', problem);
  }
  await checkSubscriptions(work, operation, offer.investidores);
  const created = await insertRow(work, 'offers', {
    id: await newIdOf(work, `oferta ${operation.tipo}`),
    operation_id: operation.id,
    status: 'AGUARDANDO_CONFIRMACAO_CUSTODIANTE',
    settlement: offer.tipoLiquidacao,
    investors: writeExact(offer.investidores),
    quantity: quantity.toFixed(),
    created_on: dayOf(work.now),
  });
  await notifyStatus(work, 'offers', created);
}

async function decideOffer(
  work: Work,
  { acao, id, justificativa, tipoLiquidacao }: Input<'aprovarOuReprovarOfertaPrimaria'>,
): Promise<void> {
  const offer = await getOfOperation(work, 'offers', lowerId(id), 'corpo/id');
  requireStatus(settlement, 'corpo/id', 'a oferta', offer, 'AGUARDANDO_CONFIRMACAO_CUSTODIANTE');
  const isOther = tipoLiquidacao !== undefined && tipoLiquidacao !== offer.settlement;
  if (isOther && work.rules.of(settlementType).aprovacaoIgual) {
    const problem = `difere do da criação, ${offer.settlement}`;
    throw Refusal.by(settlementType, 'corpo/tipoLiquidacao', problem);
  }
  if (acao === 'REPROVAR') {
    await changeStatus(work, 'offers', offer.id, { status: 'REPROVADA' }, justificativa);
    return;
  }
  await checkDay(work, await getOperationById(work, offer.operation_id));
  await changeStatus(work, 'offers', offer.id, { status: 'AGUARDANDO_LIQUIDACAO' });
  await schedule(work, settlement, 'offers', offer.id, forcedOutcomeOf(work, offer));
}

async function checkDay(work: Work, { issued_on, request_id }: OperationRow): Promise<void> {
  const today = dayOf(work.now);
  if (today < issued_on && !work.rules.of(issueDay).aceita) {
    throw Refusal.by(issueDay, 'corpo/acao', `a data da emissão é ${issued_on}`);
  }
  const { dataLimiteIntegralizacao: limit } = readData(await getRequest(work, request_id));
  if (today > limit && !work.rules.of(paymentLimit).aceita) {
    throw Refusal.by(paymentLimit, 'corpo/acao', `a integralização ia até ${limit}`);
  }
}

/** Issues the titles of a waiting offer, and with the last ones the operation; or reproves it by its test value. */
export async function settleOffer(work: Work, id: string): Promise<void> {
  const offer = await getOfOperation(work, 'offers', id);
  if (offer.status !== 'AGUARDANDO_LIQUIDACAO') return;
  const operation = await getOperationById(work, offer.operation_id);
  const issued = (await readIssued(work, operation.id)).plus(offer.quantity);
  const isForced = forcedOutcomeOf(work, offer) === 'reprova';
  // The control can bring back an offer whose titles were issued.
  if (isForced || issued.gt(operation.quantity)) {
    const reason = isForced ? TEST_REASON : 'A quantidade passa da que resta.';
    await changeStatus(work, 'offers', id, { status: 'REPROVADA' }, reason);
    return;
  }
  const { emissor, investidores } = readData(await getRequest(work, operation.request_id));
  const custodians = new Map(investidores.map((one) => [one.cpfCnpj, one.cnpjDoCustodiante]));
  const lines = readInvestors(offer).map(({ cpfCnpj, quantidade }): LedgerLine => {
    const custodian = custodians.get(cpfCnpj) ?? work.rules.of(custodianRule).semSolicitacao;
    return { holder: cpfCnpj, custodian, kind: 'free', quantity: quantidade };
  });
  const quantity = new Decimal(offer.quantity).negated();
  const custodian = operation.registrar;
  lines.push({ holder: emissor.cnpj, custodian, kind: 'issuer', quantity });
  await post(work, operation.id, lines);
  await changeStatus(work, 'offers', id, { status: 'CONCLUIDA' });
  await markIssued(work, operation, issued);
}

function forcedOutcomeOf(work: Work, offer: Offer) {
  const investors = readInvestors(offer);
  const parties = investors.map(({ cpfCnpj }) => cpfCnpj);
  const prices = investors.map(({ precoUnitario }) => precoUnitario);
  return findForcedOutcome(work, parties, prices);
}

async function markIssued(work: Work, operation: OperationRow, issued: Decimal): Promise<void> {
  const { id, request_id } = operation;
  if (issued.lt(operation.quantity)) {
    await changeStatus(work, 'operations', id, { status: 'PARCIALMENTE_EMITIDO' });
    return;
  }
  const request = await updateRow(work, 'requests', request_id, { status: 'Liquidada' });
  await createEvents(work, operation, readInstalments(request));
  await changeStatus(work, 'operations', id, { status: 'EMITIDO' });
}

function readInvestors({ investors }: Offer): NewOffer['investidores'] {
  return parseExact(investors) as NewOffer['investidores'];
}

async function checkSubscriptions(
  work: Work,
  operation: OperationRow,
  investors: NewOffer['investidores'],
): Promise<void> {
  const request = readData(await getRequest(work, operation.request_id));
  const offers = await readOffers(work, operation.id, [...OPEN, 'CONCLUIDA']);
  const all = [...offers.flatMap(readInvestors), ...investors];
  investors.forEach(({ cpfCnpj }, index) => {
    const isOwn = (one: { cpfCnpj: string }) => one.cpfCnpj === cpfCnpj;
    const subscriptions = request.investidores.filter(isOwn);
    const subscribed = Decimal.sum(0, ...subscriptions.map((one) => one.quantidadeSubscrita));
    const offered = Decimal.sum(0, ...all.filter(isOwn).map(({ quantidade }) => quantidade));
    if (offered.lte(subscribed) || !work.rules.of(subscription).confere) return;
    const location = `corpo/investidores/${index}/quantidade`;
    throw Refusal.by(subscription, location, `passa do que ${cpfCnpj} subscreveu, ${subscribed}`);
  });
}

/** The mean price of an operation's settled offers, weighted by quantity. Before the first it is the price at issue. */
export async function readSettledPrice(
  work: Work,
  { id, unit_value }: OperationRow,
): Promise<Decimal> {
  const investors = (await readOffers(work, id, ['CONCLUIDA'])).flatMap(readInvestors);
  const prices = new Set(investors.map(({ precoUnitario }) => precoUnitario.toFixed()));
  if (prices.size !== 1) work.rules.note(settledPrice);
  if (prices.size === 0) return new Decimal(unit_value);
  const paid = investors.map(({ precoUnitario, quantidade }) => precoUnitario.times(quantidade));
  return Decimal.sum(...paid)
    .div(Decimal.sum(...investors.map(({ quantidade }) => quantidade)))
    .toDP(PLACES, Decimal.ROUND_DOWN);
}

async function readOffers(work: Work, operationId: string, states: string[]): Promise<Offer[]> {
  const offers = await listRows(work, 'offers', { operation_id: operationId });
  return offers.filter(({ status }) => states.includes(status));
}

async function listOffers(work: Work, query: Input<'listarOfertasPrimarias'>): Promise<object> {
  const { operacaoCodigo, status } = query;
  const own = work.tx
    .selectFrom('offers')
    .innerJoin('operations', 'operations.id', 'offers.operation_id')
    .where('offers.company', '=', work.company)
    .where(({ and }) => and({ 'operations.code': operacaoCodigo, 'offers.status': status }))
    .selectAll('offers')
    .select(['operations.code', 'operations.tipo']);
  const { items: rows, pagination } = await queryPage(work, own, 'offers.number', query);
  const offers = rows.map((offer) => ({ ...offer, investors: readInvestors(offer) }));
  const holders = offers.flatMap(({ investors }) => investors.map(({ cpfCnpj }) => cpfCnpj));
  const parties = await readParties(work, holders);
  const data = offers.map(({ code, tipo, ...offer }) => ({
    id: offer.id,
    status: offer.status,
    dataCriacao: offer.created_on,
    quantidadeTotal: new Decimal(offer.quantity),
    investidores: offer.investors.map((investor) => ({
      ...investor,
      razaoSocial: partyNameOf(parties(investor.cpfCnpj)),
      contaDeposito: depositAccount(work, investor.cpfCnpj),
    })),
    operacao: { codigo: code, tipo },
  }));
  return { data, pagination };
}

export const offerCalls = {
  criarOfertaPrimaria: { act: createOffer, check: checkOffer },
  listarOfertasPrimarias: { act: listOffers },
  aprovarOuReprovarOfertaPrimaria: { act: decideOffer },
} satisfies ServiceCalls;
