import type { Exact } from '../exact/exactJson.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { oneOf } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { requireAmount, requireQuantity } from './quantities.js';
import { getEditable, getRequest, type RequestRow } from './requests.js';

const tables = defineRule('tabelas-e-parcelas', { tabelaDoTipo: oneOf('exigida', 'opcional') });

/** What the simulator reads of the financial data; the rest is kept as sent. */
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

/** Keeps the financial data whole: what was there is replaced. @throws Refusal `missing`, `invalid`, `refused` */
export async function putFinancialData(work: Work, id: string, data: FinancialData): Promise<void> {
  await getEditable(work, id);
  requireAmount(work, 'corpo/valorNominalUnitario', data.valorNominalUnitario);
  requireQuantity(work, 'corpo/quantidade', data.quantidade);
  requireTable(work, data);
  await work.tx
    .updateTable('requests')
    .set({ financial_data: writeExact(data) })
    .where('id', '=', id)
    .execute();
}

/** What was sent; nothing yet is an object without fields. @throws Refusal `missing` */
export async function getFinancialData(work: Work, id: string): Promise<object> {
  return readFinancialData(await getRequest(work, id)) ?? {};
}

export function readFinancialData({ financial_data }: RequestRow): FinancialData | undefined {
  return financial_data === null ? undefined : (parseExact(financial_data) as FinancialData);
}

function requireTable({ rules }: Work, data: FinancialData): void {
  if (rules.of(tables).tabelaDoTipo === 'opcional') return;
  const { tipoDePagamento, tabelaPrice, tabelaSac } = data;
  const lacking =
    (tipoDePagamento === 'TabelaPrice' && !tabelaPrice && 'tabelaPrice') ||
    (tipoDePagamento === 'TabelaSac' && !tabelaSac && 'tabelaSac');
  if (!lacking) return;
  throw Refusal.of(
    'invalid',
    `corpo/${lacking}`,
    `é a tabela do tipoDePagamento ${tipoDePagamento}`,
  );
}
