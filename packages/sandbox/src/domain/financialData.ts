import { Decimal } from 'decimal.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, defineRule, oneOf } from '../rules/defineRule.js';
import type { CallWork, Check, Input, ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { checkTerm, getEditable, getRequest, type RequestRow } from './requests.js';
import { mergeSent, updateRow } from './rows.js';

const tables = defineRule('tabelas-e-parcelas', { tabelaDoTipo: oneOf('exigida', 'opcional') });
const adding = defineRule('segunda-adicao-de-parcelas', { soma: aBoolean });
const checking = defineRule('conferencia-das-parcelas', { total: aBoolean });

type FinancialData = Input<'adicionarDadosFinanceiros'>;
export type Instalment = Input<'adicionarParcelas'>[number];

const TABLES = {
  TabelaPrice: 'tabelaPrice',
  TabelaSac: 'tabelaSac',
  PagamentoFinal: undefined,
} satisfies Record<FinancialData['tipoDePagamento'], keyof FinancialData | undefined>;

const checkDays: Check<'adicionarDadosFinanceiros'> = (problems, data) =>
  checkTerm(problems, data, 'dataDeEmissao', 'dataDeVencimento');

async function putFinancialData(work: CallWork, id: string, data: FinancialData): Promise<void> {
  const kept = readFinancialData(await getEditable(work, id));
  const merged = mergeSent(work, { ...kept }, data) as unknown as FinancialData;
  const table = TABLES[merged.tipoDePagamento];
  if (table && !(table in merged) && work.rules.of(tables).tabelaDoTipo === 'exigida') {
    const problem = `é a tabela do tipoDePagamento ${merged.tipoDePagamento}`;
    throw Refusal.by(tables, `corpo/${table}`, problem, 'invalid');
  }
  await updateRow(work, 'requests', id, { financial_data: writeExact(merged) });
}

export function readFinancialData({ financial_data }: RequestRow): FinancialData | undefined {
  return financial_data === null ? undefined : (parseExact(financial_data) as FinancialData);
}

const checkInstalments: Check<'adicionarParcelas'> = (problems, list) => {
  for (const [index, instalment] of list.entries()) {
    const { isIncorporacaoJuros, valorAmortizacao, valorJuros, valorTotal } = instalment ?? {};
    if (!valorAmortizacao || !valorJuros || !valorTotal || isIncorporacaoJuros) continue;
    const sum = Decimal.add(valorAmortizacao, valorJuros);
    if (sum.eq(valorTotal) || !problems.rules.of(checking).total) continue;
    const problem = `deve ser ${sum.toFixed()}, a soma dos dois`;
    problems.add(checking, `corpo/${index}/valorTotal`, problem);
  }
};

async function addInstalments(work: Work, id: string, sent: Instalment[]): Promise<void> {
  const request = await getEditable(work, id);
  const before = readInstalments(request);
  const isKept = before.length > 0 && work.rules.of(adding).soma;
  await replaceInstalments(work, id, isKept ? [...before, ...sent] : sent);
}

async function replaceInstalments(work: Work, id: string, all: Instalment[]): Promise<void> {
  await getEditable(work, id);
  await updateRow(work, 'requests', id, { instalments: writeExact(all) });
}

export function readInstalments({ instalments }: RequestRow): Instalment[] {
  return parseExact(instalments) as Instalment[];
}

export const financialDataCalls = {
  adicionarDadosFinanceiros: { act: putFinancialData, check: checkDays },
  atualizarDadosFinanceiros: { act: putFinancialData, check: checkDays },
  consultarDadosFinanceiros: {
    act: async (work, id) => readFinancialData(await getRequest(work, id)) ?? {},
  },
  adicionarParcelas: { act: addInstalments, check: checkInstalments },
  atualizarParcelas: { act: replaceInstalments, check: checkInstalments },
  consultarParcelas: { act: async (work, id) => readInstalments(await getRequest(work, id)) },
} satisfies ServiceCalls;
