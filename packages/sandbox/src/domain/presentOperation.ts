import { Decimal } from 'decimal.js';
import type { Input, ServiceCalls } from '../work/ServiceCall.js';
import type { Work } from '../work/Work.js';
import { type Instalment, readFinancialData, readInstalments } from './financialData.js';
import { isOverdue, listEvents, remainingOf, volumeOf } from './financialEvents.js';
import { readIssued } from './ledger.js';
import { readSettledPrice } from './offers.js';
import { criteria, listOperations, type OperationRow } from './operations.js';
import { takePage } from './pages.js';
import { partyNameOf, readParties } from './parties.js';
import { getRequest, readData } from './requests.js';

async function presentOperation(work: Work, operation: OperationRow): Promise<object> {
  const request = await getRequest(work, operation.request_id);
  const data = readData(request);
  const financial = readFinancialData(request);
  const events = await listEvents(work, operation.id);
  const issued = await readIssued(work, operation.id);
  const parties = await readParties(work, [data.emissor.cnpj, operation.registrar]);
  const { chaveExterna, escrituradores, isin, moeda } = work.rules.of(criteria);
  const present = (cpfCnpj: string) => ({
    cpfCnpj,
    razaoSocial: partyNameOf(parties(cpfCnpj)) ?? escrituradores.get(cpfCnpj),
  });
  const volume = volumeOf(operation);
  return {
    id: operation.id,
    codigo: operation.code,
    status: operation.status,
    suspenso: operation.suspended,
    dataCriacao: operation.created_on,
    tipo: operation.tipo,
    encerrado: operation.closed,
    numeroEmissao: data.numeroDaEmissao,
    numeroSerie: data.numeroDaSerie,
    distribuicaoPublica: false,
    ufLocalEmissao: data.ufDaEmissao,
    localEmissao: data.localDaEmissao,
    ufLocalPagamento: financial?.ufDePagamento,
    localPagamento: financial?.localDePagamento,
    chaveExterna: chaveExterna.get(operation.code),
    isin: isin.get(operation.code),
    aditado: operation.amended,
    criteriosRemuneracao: {
      precoUnitarioEmissao: new Decimal(operation.unit_value),
      quantidadeEmitida: issued,
      quantidadeDepositada: issued,
      quantidadeRestante: new Decimal(operation.quantity).minus(issued),
      volumeEmissao: volume,
      precoUnitarioLiquidacao: await readSettledPrice(work, operation),
      percentualAmortizacaoRemanescente: percentage(remainingOf(operation, events), volume),
      moedaEmissao: moeda,
      dataEmissao: operation.issued_on,
      dataVencimento: operation.matures_on,
      dataInicioRentabilidade: operation.issued_on,
      indexador: financial?.indexador,
      indexadorPorcentagem: financial?.percentualDoIndexador,
      taxaJurosFixoSpread: financial?.percentualDosJurosRemuneratorios,
      convencaoJurosFixos: financial?.convencao,
    },
    emissor: present(data.emissor.cnpj),
    escriturador: present(operation.registrar),
    possuiPagamentosInadimplentes: events.some((event) => isOverdue(work, event)),
    eventos: presentSchedule(volume, readInstalments(request)),
    possuiResgateAntecipado: events.some(
      ({ kind, status }) =>
        kind === 'RESGATE_ANTECIPADO_TOTAL' && !['REPROVADA', 'CANCELADA'].includes(status),
    ),
  };
}

function presentSchedule(volume: Decimal, instalments: Instalment[]): object {
  return {
    amortizacoes: instalments
      .filter(({ valorAmortizacao }) => valorAmortizacao.gt(0))
      .map(({ dataVencimento, valorAmortizacao }) => ({
        percentualAmortizacao: percentage(valorAmortizacao, volume),
        data: dataVencimento,
      })),
    juros: instalments
      .filter(({ valorJuros }) => valorJuros.gt(0))
      .map(({ dataVencimento, isIncorporacaoJuros = false }) => ({
        data: dataVencimento,
        possuiIncorporacaoJuros: isIncorporacaoJuros,
      })),
  };
}

function percentage(part: Decimal, whole: Decimal): Decimal {
  return part.div(whole).times(100).toDP(8);
}

async function presentPage(work: Work, query: Input<'listarOperacoes'>): Promise<object> {
  const { items, pagination } = await takePage(work, await listOperations(work, query), query);
  const data = [];
  for (const operation of items) data.push(await presentOperation(work, operation));
  return { pagination, data };
}

export const operationCalls = {
  listarOperacoes: { act: presentPage },
} satisfies ServiceCalls;
