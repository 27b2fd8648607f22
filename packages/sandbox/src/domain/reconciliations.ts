import { Decimal } from 'decimal.js';
import { defineRule } from '../rules/defineRule.js';
import { aNumber, oneOf } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { DAY, dayOf, startOfDay } from './days.js';
import { depositAccount } from './depositAccounts.js';
import { type Balance, readBalances } from './ledger.js';
import { getOperationById, type Operation } from './operations.js';
import { projectPrice } from './unitPrices.js';

const lag = defineRule('data-da-conciliacao', { atrasoEmDias: aNumber });
const custodyRow = defineRule('linha-da-custodia', {
  participante: oneOf('cnpj-do-custodiante', 'raiz-do-cnpj'),
});

/** What every holder had with every custodian at the end of the last day that reconciliations know (D-1). */
export async function reconcilePositions(work: Work): Promise<object[]> {
  const { atrasoEmDias } = work.rules.of(lag);
  const day = dayOf(new Date(work.now.getTime() - atrasoEmDias * DAY));
  const rows = [];
  for (const own of groupAccounts(await readHeld(work, day), [
    'operationId',
    'holder',
    'custodian',
  ])) {
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
      saldo: sum(own),
      saldoBloqueado: sum(own.filter(({ kind }) => kind === 'blocked')),
      puRemanescente: price.puRemanescente,
      puCurva: price.pu,
    });
  }
  return rows;
}

/** What every custodian had of every operation at the end of a day; nothing for days not known yet. */
export async function reconcileCustody(work: Work, day: string): Promise<object[]> {
  const { atrasoEmDias } = work.rules.of(lag);
  if (day > dayOf(new Date(work.now.getTime() - atrasoEmDias * DAY))) return [];
  const rows = [];
  for (const own of groupAccounts(await readHeld(work, day), ['operationId', 'custodian'])) {
    const operation = await getOperationById(work, own[0].operationId);
    rows.push(presentRow(work, operation, own, day));
  }
  return rows;
}

function presentRow(
  { rules }: Work,
  operation: Operation,
  own: [Balance, ...Balance[]],
  day: string,
): object {
  const { participante } = rules.of(custodyRow);
  const cnpj = own[0].custodian;
  const blocked = sum(own.filter(({ kind }) => kind === 'blocked'));
  const total = sum(own);
  const zero = new Decimal(0);
  return {
    codigoParticipante: participante === 'raiz-do-cnpj' ? cnpj.slice(0, 8) : cnpj,
    codigoTipoAtivo: operation.tipo === 'DEBENTURE' ? 'DEB' : 'NC',
    certificado: '1',
    dataVencimento: operation.matures_on,
    ativo: operation.code,
    dataEmissao: operation.issued_on,
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
  };
}

/** What holders had at the end of a day. */
async function readHeld(work: Work, day: string): Promise<Balance[]> {
  const before = new Date(startOfDay(day).getTime() + DAY);
  return (await readBalances(work, { before })).filter(({ kind }) => kind !== 'issuer');
}

function groupAccounts(
  balances: Balance[],
  keys: ('operationId' | 'holder' | 'custodian')[],
): [Balance, ...Balance[]][] {
  const groups = new Map<string, [Balance, ...Balance[]]>();
  for (const balance of balances) {
    const key = keys.map((name) => balance[name]).join(' ');
    const group = groups.get(key);
    if (group) group.push(balance);
    else groups.set(key, [balance]);
  }
  return [...groups.values()];
}

function sum(balances: Balance[]): Decimal {
  return Decimal.sum(0, ...balances.map(({ quantity }) => quantity));
}
