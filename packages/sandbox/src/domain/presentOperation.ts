import { Decimal } from 'decimal.js';
import { defineRule } from '../rules/defineRule.js';
import { aText } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { readFinancialData } from './financialData.js';
import { type FinancialEvent, listEvents, remainingOf, volumeOf } from './financialEvents.js';
import { type Instalment, readInstalments } from './instalments.js';
import { readIssued } from './offers.js';
import type { Operation } from './operations.js';
import { readName } from './parties.js';
import { getRequest, readData } from './requests.js';

const criteria = defineRule('valores-dos-criterios', { moeda: aText });

/** An operation as the API shows it: what its request said, and where its titles and payments stand. */
export async function presentOperation(work: Work, operation: Operation): Promise<object> {
  const request = await getRequest(work, operation.request_id);
  const data = readData(request);
  const financial = readFinancialData(request);
  const events = await listEvents(work, operation.id);
  const today = dayOf(work.now);
  return {
    id: operation.id,
    codigo: operation.code,
    status: operation.status,
    suspenso: false,
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
    aditado: operation.amended,
    criteriosRemuneracao: await presentCriteria(work, operation, events, {
      indexador: financial?.indexador,
      indexadorPorcentagem: financial?.percentualDoIndexador,
      taxaJurosFixoSpread: financial?.percentualDosJurosRemuneratorios,
      convencaoJurosFixos: financial?.convencao,
    }),
    emissor: { cpfCnpj: data.emissor.cnpj, razaoSocial: await readName(work, data.emissor.cnpj) },
    escriturador: {
      cpfCnpj: operation.registrar,
      razaoSocial: await readName(work, operation.registrar),
    },
    possuiPagamentosInadimplentes: events.some(
      ({ status, due_on }) =>
        due_on < today && !['CONCLUIDA', 'CANCELADA', 'REPROVADA'].includes(status),
    ),
    eventos: presentSchedule(operation, readInstalments(request)),
    possuiResgateAntecipado: events.some(({ kind }) => kind === 'RESGATE_ANTECIPADO_TOTAL'),
  };
}

async function presentCriteria(
  work: Work,
  operation: Operation,
  events: FinancialEvent[],
  rates: object,
): Promise<object> {
  const quantity = new Decimal(operation.quantity);
  const price = new Decimal(operation.unit_value);
  const issued = await readIssued(work, operation);
  return {
    precoUnitarioEmissao: price,
    quantidadeEmitida: issued,
    quantidadeDepositada: issued,
    quantidadeRestante: quantity.minus(issued),
    volumeEmissao: volumeOf(operation),
    precoUnitarioLiquidacao: price,
    percentualAmortizacaoRemanescente: remainingOf(operation, events)
      .div(volumeOf(operation))
      .times(100)
      .toDP(8),
    moedaEmissao: work.rules.of(criteria).moeda,
    dataEmissao: operation.issued_on,
    dataVencimento: operation.matures_on,
    dataInicioRentabilidade: operation.issued_on,
    ...rates,
  };
}

/** What the instalments foresaw; payments are in the financial events. */
function presentSchedule(operation: Operation, instalments: Instalment[]): object {
  const volume = volumeOf(operation);
  return {
    amortizacoes: instalments
      .filter(({ valorAmortizacao }) => valorAmortizacao.gt(0))
      .map(({ dataVencimento, valorAmortizacao }) => ({
        percentualAmortizacao: valorAmortizacao.div(volume).times(100).toDP(8),
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
