import { type BlockFilter, createBlock, listBlocks, releaseBlock } from '../domain/blocks.js';
import { type EventFilter, listEventGroups, payEarly, payEvent } from '../domain/eventPayments.js';
import { projectPrice } from '../domain/financialEvents.js';
import { decideMovement, listMovements, type MovementFilter } from '../domain/movements.js';
import { listOperations } from '../domain/operations.js';
import { envelopeParameters, inData, inEnvelope, readPage, takePage } from '../domain/pages.js';
import { readPosition, reconcileCustody, reconcilePositions } from '../domain/positions.js';
import { createTrade, transferCustody, transferOwnership } from '../domain/trades.js';
import { defineRule } from '../rules/defineRule.js';
import { callWith, type Service } from './Handler.js';

const movementsEnvelope = defineRule('envelope-das-movimentacoes', envelopeParameters);

export const posEmissao: Service = {
  listarEventosFinanceiros: async (work, { query }) =>
    inData(await listEventGroups(work, readPage(query), query as EventFilter)),
  liquidarEventoExtraordinario: callWith(payEarly, 'body'),
  liquidarEventoFinanceiro: callWith(payEvent, 'id', 'body'),
  async listarProjecoesDePu(work, { params: { data: day }, query }) {
    const code = query.operacaoCodigo as string | undefined;
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

  async conciliarCustodia(work, { query }) {
    const rows = await reconcileCustody(work, String(query.dataReferencia));
    return inData(takePage(work, rows, readPage(query)));
  },
  conciliarPosicoes: reconcilePositions,
  async conciliarOperacoes(work, { body }) {
    const page = readPage(body as Record<string, unknown>);
    return takePage(work, await reconcilePositions(work), page, 'corpo').items;
  },
  consultarPosicaoDoInvestidor: (work, { query }) => readPosition(work, String(query.cpfCnpj)),

  criarBloqueio: callWith(createBlock, 'body'),
  async listarBloqueios(work, { query }) {
    const { items, pagination } = await listBlocks(work, readPage(query), query as BlockFilter);
    return { dados: items, pagination };
  },
  liberarBloqueio: callWith(releaseBlock, 'id', 'body'),

  solicitarCompraEVenda: callWith(createTrade, 'body'),
  transferirTitularidade: callWith(transferOwnership, 'body'),
  transferirCustodia: callWith(transferCustody, 'body'),
  async listarMovimentacoes(work, { query }) {
    const page = await listMovements(work, readPage(query), query as MovementFilter);
    return inEnvelope(page, work.rules.of(movementsEnvelope));
  },
  aprovarOuReprovarMovimentacao: callWith(decideMovement, 'id', 'body'),
};
