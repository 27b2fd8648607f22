import { type BlockFilter, createBlock, listBlocks, releaseBlock } from '../domain/blocks.js';
import { type EventFilter, listEventGroups, payEarly, payEvent } from '../domain/eventPayments.js';
import { projectPrice } from '../domain/financialEvents.js';
import { decideMovement, listMovements, type MovementFilter } from '../domain/movements.js';
import { listOperations } from '../domain/operations.js';
import {
  envelopeParameters,
  inData,
  inEnvelope,
  type PageQuery,
  readPage,
  takePage,
} from '../domain/pages.js';
import { readPosition, reconcileCustody, reconcilePositions } from '../domain/positions.js';
import {
  checkCustodyTransfer,
  checkOwnershipTransfer,
  createTrade,
  transferCustody,
  transferOwnership,
} from '../domain/trades.js';
import { defineRule } from '../rules/defineRule.js';
import { type CallParts, defineCall, type PagedParts, type ServiceCalls } from './defineCall.js';

const movementsEnvelope = defineRule('envelope-das-movimentacoes', envelopeParameters);

export const posEmissao: ServiceCalls = {
  listarEventosFinanceiros: defineCall(
    'GET /eventos',
    async (work, { query }: PagedParts<EventFilter>) =>
      inData(await listEventGroups(work, readPage(query), query)),
  ),
  liquidarEventoExtraordinario: defineCall('POST /eventos', payEarly),
  liquidarEventoFinanceiro: defineCall('POST /eventos/{id}', payEvent),
  listarProjecoesDePu: defineCall(
    'GET /operacoes/projecoes-pu/{data}',
    async (work, day: string, { query }: PagedParts<{ operacaoCodigo?: string }>) => {
      const code = query.operacaoCodigo;
      const status = ['EMITIDO', 'PARCIALMENTE_EMITIDO'];
      const operacaoCodigo = code === undefined ? undefined : [code];
      const rows = await listOperations(work, { operacaoCodigo, status });
      const { items, pagination } = takePage(work, rows, readPage(query));
      const data = [];
      for (const operation of items) {
        const { pu, puJuros, puAmortizacao } = await projectPrice(work, operation, day);
        data.push({ operacaoCodigo: operation.code, pu, puJuros, puAmortizacao });
      }
      return { pagination, data };
    },
  ),

  conciliarCustodia: defineCall(
    'GET /conciliacoes-dcustodiapart',
    async (work, { query }: PagedParts<{ dataReferencia: string }>) => {
      const rows = await reconcileCustody(work, query.dataReferencia);
      return inData(takePage(work, rows, readPage(query)));
    },
  ),
  conciliarPosicoes: defineCall('POST /conciliacoes', reconcilePositions),
  conciliarOperacoes: defineCall(
    'POST /conciliacoes-operacoes',
    async (work, body: PageQuery) =>
      takePage(work, await reconcilePositions(work), readPage(body), 'corpo').items,
  ),
  consultarPosicaoDoInvestidor: defineCall(
    'GET /posicoes',
    (work, { query }: CallParts<{ cpfCnpj: string }>) => readPosition(work, query.cpfCnpj),
  ),

  criarBloqueio: defineCall('POST /bloqueios', createBlock),
  listarBloqueios: defineCall(
    'GET /bloqueios',
    async (work, { query }: PagedParts<BlockFilter>) => {
      const { items, pagination } = await listBlocks(work, readPage(query), query);
      return { dados: items, pagination };
    },
  ),
  liberarBloqueio: defineCall('POST /bloqueios/{id}/liberar', releaseBlock),

  solicitarCompraEVenda: defineCall('POST /compras-vendas', createTrade),
  transferirTitularidade: defineCall(
    'POST /transferencias-titularidade',
    transferOwnership,
    checkOwnershipTransfer,
  ),
  transferirCustodia: defineCall(
    'POST /transferencias-custodia',
    transferCustody,
    checkCustodyTransfer,
  ),
  listarMovimentacoes: defineCall(
    'GET /movimentacoes',
    async (work, { query }: PagedParts<MovementFilter>) => {
      const page = await listMovements(work, readPage(query), query);
      return inEnvelope(page, work.rules.of(movementsEnvelope));
    },
  ),
  aprovarOuReprovarMovimentacao: defineCall('POST /movimentacoes/{id}/aprovacao', decideMovement),
};
