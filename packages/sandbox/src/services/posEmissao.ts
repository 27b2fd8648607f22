import { createBlock, listBlocks, releaseBlock } from '../domain/blocks.js';
import { listEventGroups, payEarly, payEvent } from '../domain/eventPayments.js';
import { projectPrice } from '../domain/financialEvents.js';
import { decideMovement, listMovements } from '../domain/movements.js';
import { listOperations } from '../domain/operations.js';
import { type PagedParts, takePage } from '../domain/pages.js';
import {
  readPosition,
  reconcileCustody,
  reconcileOperations,
  reconcilePositions,
} from '../domain/positions.js';
import {
  checkCustodyTransfer,
  checkOwnershipTransfer,
  createTrade,
  transferCustody,
  transferOwnership,
} from '../domain/trades.js';
import { defineCall, type ServiceCalls } from './defineCall.js';

export const posEmissao: ServiceCalls = {
  listarEventosFinanceiros: defineCall('GET /eventos', listEventGroups),
  liquidarEventoExtraordinario: defineCall('POST /eventos', payEarly),
  liquidarEventoFinanceiro: defineCall('POST /eventos/{id}', payEvent),
  listarProjecoesDePu: defineCall(
    'GET /operacoes/projecoes-pu/{data}',
    async (work, day: string, { query }: PagedParts<{ operacaoCodigo?: string }>) => {
      const code = query.operacaoCodigo;
      const status = ['EMITIDO', 'PARCIALMENTE_EMITIDO'];
      const operacaoCodigo = code === undefined ? undefined : [code];
      const rows = await listOperations(work, { operacaoCodigo, status });
      const { items, pagination } = takePage(work, rows, query);
      const data = [];
      for (const operation of items) {
        const { pu, puJuros, puAmortizacao } = await projectPrice(work, operation, day);
        data.push({ operacaoCodigo: operation.code, pu, puJuros, puAmortizacao });
      }
      return { pagination, data };
    },
  ),

  conciliarCustodia: defineCall('GET /conciliacoes-dcustodiapart', reconcileCustody),
  conciliarPosicoes: defineCall('POST /conciliacoes', reconcilePositions),
  conciliarOperacoes: defineCall('POST /conciliacoes-operacoes', reconcileOperations),
  consultarPosicaoDoInvestidor: defineCall('GET /posicoes', readPosition),

  criarBloqueio: defineCall('POST /bloqueios', createBlock),
  listarBloqueios: defineCall('GET /bloqueios', listBlocks),
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
  listarMovimentacoes: defineCall('GET /movimentacoes', listMovements),
  aprovarOuReprovarMovimentacao: defineCall('POST /movimentacoes/{id}/aprovacao', decideMovement),
};
