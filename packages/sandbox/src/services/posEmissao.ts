import { createBlock, listBlocks, type NewBlock, releaseBlock } from '../domain/blocks.js';
import { type EventFilter, listEventGroups, presentSettlement } from '../domain/eventPages.js';
import { type ExtraordinaryPayment, payEarly, payEvent } from '../domain/eventSettlement.js';
import { listMovements, type MovementFilter } from '../domain/movementPages.js';
import { decideMovement, type MovementDecision, presentMovement } from '../domain/movements.js';
import { listOperationRows } from '../domain/operationPages.js';
import { readPage, takePage } from '../domain/pages.js';
import { readPosition } from '../domain/positions.js';
import { reconcileCustody, reconcilePositions } from '../domain/reconciliations.js';
import {
  type CustodyTransfer,
  createTrade,
  type OwnershipTransfer,
  type Trade,
  transferCustody,
  transferOwnership,
} from '../domain/trades.js';
import { projectPrice } from '../domain/unitPrices.js';
import type { Exact } from '../exact/exactJson.js';
import { movementsPage } from './envelopes.js';
import { ok, type Service } from './Handler.js';

const events: Service = {
  async listarEventosFinanceiros(work, { query }) {
    return ok(await listEventGroups(work, readPage(query), query as EventFilter));
  },
  async liquidarEventoExtraordinario(work, { body }) {
    const event = await payEarly(work, body as ExtraordinaryPayment);
    return ok(await presentSettlement(work, event));
  },
  async liquidarEventoFinanceiro(work, { params: { id = '' }, body }) {
    const event = await payEvent(work, id, body as { valorPagamento: Exact });
    return ok(await presentSettlement(work, event));
  },
  async listarProjecoesDePu(work, { params: { data: day = '' }, query }) {
    const code = query.operacaoCodigo as string | undefined;
    const status = ['EMITIDO', 'PARCIALMENTE_EMITIDO'];
    const operacaoCodigo = code === undefined ? undefined : [code];
    const rows = await listOperationRows(work, { operacaoCodigo, status });
    const { items, pagination } = takePage(rows, readPage(query));
    const data = [];
    for (const operation of items) {
      const { pu, puJuros, puAmortizacao } = await projectPrice(work, operation, day);
      data.push({ operacaoCodigo: operation.code, pu, puJuros, puAmortizacao });
    }
    return ok({ pagination, data });
  },
};

const reconciliations: Service = {
  async conciliarCustodia(work, { query }) {
    const rows = await reconcileCustody(work, String(query.dataReferencia));
    const { items, pagination } = takePage(rows, readPage(query));
    return ok({ data: items, pagination });
  },
  async conciliarPosicoes(work) {
    return ok(await reconcilePositions(work));
  },
  async conciliarOperacoes(work, { body }) {
    const page = readPage(body as Record<string, unknown>, 20);
    return ok(takePage(await reconcilePositions(work), page).items);
  },
  async consultarPosicaoDoInvestidor(work, { query }) {
    return ok(await readPosition(work, String(query.cpfCnpj)));
  },
};

const blocks: Service = {
  async criarBloqueio(work, { body }) {
    return { status: 201, body: await createBlock(work, body as NewBlock) };
  },
  async listarBloqueios(work, { query }) {
    const { operacaoCodigo, cpfCnpj } = query as { operacaoCodigo?: string; cpfCnpj?: string };
    const filter = { code: operacaoCodigo, holder: cpfCnpj };
    return ok(await listBlocks(work, readPage(query), filter));
  },
  async liberarBloqueio(work, { params: { id = '' }, body }) {
    const { justificativa } = body as { justificativa: string };
    return ok(await releaseBlock(work, id, justificativa));
  },
};

const movements: Service = {
  async solicitarCompraEVenda(work, { body }) {
    const movement = await createTrade(work, body as Trade);
    return { status: 201, body: await presentMovement(work, movement) };
  },
  async transferirTitularidade(work, { body }) {
    const movement = await transferOwnership(work, body as OwnershipTransfer);
    return ok(await presentMovement(work, movement));
  },
  async transferirCustodia(work, { body }) {
    await transferCustody(work, body as CustodyTransfer);
    return ok();
  },
  async listarMovimentacoes(work, { query }) {
    const { items, pagination } = await listMovements(
      work,
      readPage(query),
      query as MovementFilter,
    );
    return ok(movementsPage(work.rules, items, pagination));
  },
  async aprovarOuReprovarMovimentacao(work, { params: { id = '' }, body }) {
    const movement = await decideMovement(work, id, body as MovementDecision);
    return ok(await presentMovement(work, movement));
  },
};

export const posEmissao: Service = { ...events, ...reconciliations, ...blocks, ...movements };
