import { Decimal } from 'decimal.js';
import { type Exact, parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, defineRule, oneOf } from '../rules/defineRule.js';
import { Refusal, type Work } from '../work/Work.js';
import { requireAmount, requireQuantity } from './quantities.js';
import { getEditable, getRequest, type RequestRow } from './requests.js';
import { updateRow } from './rows.js';

const tables = defineRule('tabelas-e-parcelas', { tabelaDoTipo: oneOf('exigida', 'opcional') });
const adding = defineRule('segunda-adicao-de-parcelas', { soma: aBoolean });
const checking = defineRule('conferencia-das-parcelas', { total: aBoolean });

/** The fields that the simulator reads; the others are stored unchanged. */
export interface FinancialData {
  valorNominalUnitario: Exact;
  quantidade: Exact;
  percentualDosJurosRemuneratorios: Exact;
  percentualDoIndexador: Exact;
  dataDeEmissao: string;
  dataDeVencimento: string;
  indexador: string;
  convencao: string;
  localDePagamento: string;
  ufDePagamento: string;
  tipoDePagamento: 'TabelaSac' | 'TabelaPrice' | 'PagamentoFinal';
  tabelaPrice?: object;
  tabelaSac?: object;
}

/** An instalment of the whole issue. */
export interface Instalment {
  dataVencimento: string;
  valorAmortizacao: Exact;
  valorJuros: Exact;
  valorTotal: Exact;
  isIncorporacaoJuros?: boolean;
}

/** Replaces the financial data. @throws Refusal `missing`, `invalid`, `refused` */
export async function putFinancialData(work: Work, id: string, data: FinancialData): Promise<void> {
  await getEditable(work, id);
  requireAmount(work, 'corpo/valorNominalUnitario', data.valorNominalUnitario);
  requireQuantity(work, 'corpo/quantidade', data.quantidade);
  requireTable(work, data);
  await updateRow(work, 'requests', id, { financial_data: writeExact(data) });
}

/** The stored financial data, or an empty object. @throws Refusal `missing` */
export async function getFinancialData(work: Work, id: string): Promise<object> {
  return readFinancialData(await getRequest(work, id)) ?? {};
}

export function readFinancialData({ financial_data }: RequestRow): FinancialData | undefined {
  return financial_data === null ? undefined : (parseExact(financial_data) as FinancialData);
}

function requireTable({ rules }: Work, data: FinancialData): void {
  const { tipoDePagamento, tabelaPrice, tabelaSac } = data;
  const lacking =
    (tipoDePagamento === 'TabelaPrice' && !tabelaPrice && 'tabelaPrice') ||
    (tipoDePagamento === 'TabelaSac' && !tabelaSac && 'tabelaSac');
  if (!lacking || rules.of(tables).tabelaDoTipo === 'opcional') return;
  const problem = `é a tabela do tipoDePagamento ${tipoDePagamento}`;
  throw Refusal.of('invalid', `corpo/${lacking}`, problem);
}

/**
 * Appends instalments to the existing ones, or by the rule replaces them.
 * @throws Refusal `missing`, `invalid`, `refused`
 */
export async function addInstalments(work: Work, id: string, sent: Instalment[]): Promise<void> {
  const request = await getEditable(work, id);
  const before = readInstalments(request);
  const isKept = before.length > 0 && work.rules.of(adding).soma;
  await keepInstalments(work, id, isKept ? [...before, ...sent] : sent);
}

/** Replaces all instalments. @throws Refusal `missing`, `invalid`, `refused` */
export async function replaceInstalments(
  work: Work,
  id: string,
  sent: Instalment[],
): Promise<void> {
  await getEditable(work, id);
  await keepInstalments(work, id, sent);
}

/** @throws Refusal `missing` */
export async function getInstalments(work: Work, id: string): Promise<Instalment[]> {
  return readInstalments(await getRequest(work, id));
}

/** Instalments in the order they were sent. */
export function readInstalments({ instalments }: RequestRow): Instalment[] {
  return parseExact(instalments) as Instalment[];
}

async function keepInstalments(work: Work, id: string, list: Instalment[]): Promise<void> {
  for (const [index, instalment] of list.entries()) {
    checkInstalment(work, `corpo/${index}`, instalment);
  }
  await updateRow(work, 'requests', id, { instalments: writeExact(list) });
}

function checkInstalment({ rules }: Work, place: string, instalment: Instalment): void {
  const { valorAmortizacao, valorJuros, valorTotal } = instalment;
  for (const [name, value] of Object.entries({ valorAmortizacao, valorJuros, valorTotal })) {
    if (value.isNegative() || value.gte('1e20')) {
      throw Refusal.of('invalid', `${place}/${name}`, 'deve ser zero ou maior');
    }
  }
  const sum = Decimal.add(valorAmortizacao, valorJuros);
  if (sum.eq(valorTotal)) return;
  if (!rules.of(checking).total || instalment.isIncorporacaoJuros) return;
  const problem = `deve ser ${sum.toFixed()}, a soma dos dois`;
  throw Refusal.of('invalid', `${place}/valorTotal`, problem);
}
