import { Decimal } from 'decimal.js';
import { parseExact } from '../exact/exactJson.js';
import { aWholeNumber, defineRule, oneOf } from '../rules/defineRule.js';
import type { Input, ServiceCalls } from '../work/ServiceCall.js';
import type { Work } from '../work/Work.js';
import { DAY, dayOf, startOfDay } from './days.js';
import { listEvents, projectPrice } from './financialEvents.js';
import { groupBy } from './groupBy.js';
import { type Balance, readAvailable, readHeld, sumOf } from './ledger.js';
import { getOperationById, listOperations, type OperationRow } from './operations.js';
import { takePage } from './pages.js';
import { depositAccount, readParties } from './parties.js';

const balanceRule = defineRule('saldo-em-que-unidade', { saldo: oneOf('total', 'livre') });
const lag = defineRule('data-da-conciliacao', { atrasoEmDias: aWholeNumber(0, 10_000) });
const custodyRow = defineRule('linha-da-custodia', {
  participante: oneOf('cnpj-do-custodiante', 'raiz-do-cnpj'),
});

type InvestorContact = Partial<Record<'razaoSocial' | 'email' | 'telefone' | 'endereco', unknown>>;

async function readPosition(
  work: Work,
  { cpfCnpj }: Input<'consultarPosicaoDoInvestidor'>,
): Promise<object> {
  const { investor, registration } = (await readParties(work, [cpfCnpj]))(cpfCnpj);
  const known = (row: { data: string } | undefined): InvestorContact =>
    row ? (parseExact(row.data) as InvestorContact) : {};
  const party = { ...known(registration), ...known(investor) };
  const held = await readHeld(work, { holder: cpfCnpj });
  const blocked = sumBlocked(held);
  const total = sumOf(held);
  const available = await readAvailable(work, cpfCnpj);
  const operacoes = groupBy(held, ({ operationId }) => operationId).map((own) => {
    const [{ code, operationId }] = own;
    return {
      codigo: code,
      quantidadeTotal: sumOf(own),
      quantidadeDisponivel: sumOf(available.filter((free) => free.operationId === operationId)),
    };
  });
  return {
    id: investor?.id ?? registration?.id,
    nome: party.razaoSocial,
    cpfCnpj,
    saldo: work.rules.of(balanceRule).saldo === 'total' ? total : total.minus(blocked),
    saldoBloqueado: blocked,
    endereco: party.endereco,
    telefone: party.telefone,
    email: party.email,
    dataCriacao: investor && dayOf(investor.created_at),
    razaoSocial: party.razaoSocial,
    contasDeposito: held.length > 0 ? [{ numero: depositAccount(work, cpfCnpj), operacoes }] : [],
  };
}

/** Balances by holder and custodian at the end of the last reconciled day (D-1). */
async function reconcilePositions(work: Work): Promise<object[]> {
  const day = lastKnownDay(work);
  const held = await readHeldOn(work, day);
  const rows = [];
  const keyOf = (row: Balance) => `${row.operationId} ${row.holder} ${row.custodian}`;
  for (const own of groupBy(held, keyOf)) {
    const { operationId, holder, custodian } = own[0];
    const operation = await getOperationById(work, operationId);
    const price = await projectPrice(work, operation, day);
    rows.push({
      codigo: operation.code,
      investidorCpfCnpj: holder,
      custodianteCnpj: custodian,
      investidorContaDeposito: depositAccount(work, holder),
      dataEmissao: operation.issued_on,
      dataVencimento: operation.matures_on,
      saldo: sumOf(own),
      saldoBloqueado: sumBlocked(own),
      puRemanescente: price.puRemanescente,
      puCurva: price.pu,
    });
  }
  return rows;
}

/** Balances by custodian and operation at the end of a day; empty for days not reconciled yet. */
async function reconcileCustody(work: Work, query: Input<'conciliarCustodia'>): Promise<object> {
  const rows = await readCustody(work, query.dataReferencia);
  const { items: data, pagination } = await takePage(work, rows, query);
  return { data, pagination };
}

async function readCustody(work: Work, day: string): Promise<object[]> {
  if (day > lastKnownDay(work)) return [];
  const zero = new Decimal(0);
  const rows = [];
  const keyOf = ({ custodian, operationId }: Balance) => `${operationId} ${custodian}`;
  for (const own of groupBy(await readHeldOn(work, day), keyOf)) {
    const { operationId, custodian } = own[0];
    const operation = await getOperationById(work, operationId);
    const isRoot = work.rules.of(custodyRow).participante === 'raiz-do-cnpj';
    const blocked = sumBlocked(own);
    const total = sumOf(own);
    const events = await listEvents(work, operationId);
    const lastPaid = (isInterest: boolean) =>
      events
        .filter(({ kind }) => (kind === 'JUROS') === isInterest)
        .flatMap(({ paid_on: on }) => (on !== null && on <= day ? [on] : []))
        .sort()
        .at(-1);
    rows.push({
      codigoParticipante: isRoot ? custodian.slice(0, 8) : custodian,
      codigoTipoAtivo: operation.tipo === 'DEBENTURE' ? 'DEB' : 'NC',
      certificado: '1',
      dataVencimento: operation.matures_on,
      ativo: operation.code,
      dataEmissao: operation.issued_on,
      dataUltimaAmortizacao: lastPaid(false),
      dataUltimoJuros: lastPaid(true),
      ativoVencido: operation.matures_on < day,
      qtdCustodiaTotal: total,
      qtdPropriaLivre: total.minus(blocked),
      qtdPropriaBloqueada: blocked,
      qtdTransferenciaLivre: zero,
      qtdTransferenciaBloqueada: zero,
      qtdRecompra: zero,
      qtdBloqueada: blocked,
      qtdCoobrigacao: zero,
      qtdReservaTecnica: zero,
      qtdGarantiaPenhor: zero,
      qtdGarantiaFiduciaria: zero,
      qtdCestas: zero,
      qtdGarantiaFirme: zero,
      qtdBloqueioTermo: zero,
    });
  }
  return rows;
}

async function listProjections(
  work: Work,
  day: string,
  query: Input<'listarProjecoesDePu'>,
): Promise<object> {
  const status: OperationRow['status'][] = ['EMITIDO', 'PARCIALMENTE_EMITIDO'];
  const operacaoCodigo = query.operacaoCodigo === undefined ? undefined : [query.operacaoCodigo];
  const rows = await listOperations(work, { operacaoCodigo, status });
  const { items, pagination } = await takePage(work, rows, query);
  const data = [];
  for (const operation of items) {
    const { pu, puJuros, puAmortizacao } = await projectPrice(work, operation, day);
    data.push({ operacaoCodigo: operation.code, pu, puJuros, puAmortizacao });
  }
  return { pagination, data };
}

function lastKnownDay({ now, rules }: Work): string {
  return dayOf(new Date(now.getTime() - rules.of(lag).atrasoEmDias * DAY));
}

export function readHeldOn(work: Work, day: string): Promise<Balance[]> {
  return readHeld(work, { before: new Date(startOfDay(day).getTime() + DAY) });
}

function sumBlocked(balances: Balance[]): Decimal {
  return sumOf(balances.filter(({ kind }) => kind === 'blocked'));
}

export const positionCalls = {
  listarProjecoesDePu: { act: listProjections },
  conciliarCustodia: { act: reconcileCustody },
  conciliarPosicoes: { act: reconcilePositions },
  conciliarOperacoes: {
    act: async (work, page) =>
      (await takePage(work, await reconcilePositions(work), page, 'corpo')).items,
  },
  consultarPosicaoDoInvestidor: { act: readPosition },
} satisfies ServiceCalls;
