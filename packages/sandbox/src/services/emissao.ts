import { type FinancialData, getFinancialData, putFinancialData } from '../domain/financialData.js';
import {
  addInstalments,
  getInstalments,
  type Instalment,
  replaceInstalments,
} from '../domain/instalments.js';
import { countIssues } from '../domain/issueCounts.js';
import { listOffers } from '../domain/offerPages.js';
import { createOffer, decideOffer, type NewOffer, type OfferDecision } from '../domain/offers.js';
import { readPage } from '../domain/pages.js';
import { presentRequest } from '../domain/presentRequest.js';
import { createDocument, sendDocument } from '../domain/requestDocuments.js';
import { createRequest, getRequest, type RequestData, updateRequest } from '../domain/requests.js';
import { submitRequest } from '../domain/submission.js';
import { Refusal } from '../work/Refusal.js';
import { ok, type Service } from './Handler.js';

const requests: Service = {
  async criarSolicitacao(work, { body, baseUrl }) {
    const created = await createRequest(work, body as RequestData);
    return ok(await presentRequest(work, created, baseUrl));
  },
  async consultarSolicitacao(work, { params: { id = '' }, baseUrl }) {
    return ok(await presentRequest(work, await getRequest(work, id), baseUrl));
  },
  async atualizarSolicitacao(work, { params: { id = '' }, body }) {
    await updateRequest(work, id, body as object);
    return ok();
  },
  async submeterSolicitacao(work, { params: { id = '' } }) {
    return ok(await submitRequest(work, id));
  },
  async consultarQuantidadeDeEmissoes(work, { params: { emissorCnpj = '' } }) {
    return ok({ emissoes: await countIssues(work, emissorCnpj) });
  },
};

const documents: Service = {
  async criarDocumentoDaSolicitacao(work, { params: { id = '' } }) {
    await createDocument(work, id);
    return ok();
  },
  async enviarDocumentoDaSolicitacao(work, { params: { id = '' }, body, files }) {
    const { tipo } = body as { tipo?: string };
    const file = files.get('arquivo');
    if (!file) throw Refusal.of('invalid', 'corpo/arquivo', 'deve ser um arquivo');
    await sendDocument(work, { requestId: id, kind: tipo, file });
    return ok();
  },
};

const financialData: Service = {
  async adicionarDadosFinanceiros(work, { params: { id = '' }, body }) {
    await putFinancialData(work, id, body as FinancialData);
    return ok();
  },
  async atualizarDadosFinanceiros(work, { params: { id = '' }, body }) {
    await putFinancialData(work, id, body as FinancialData);
    return ok();
  },
  async consultarDadosFinanceiros(work, { params: { id = '' } }) {
    return ok(await getFinancialData(work, id));
  },
  async adicionarParcelas(work, { params: { id = '' }, body }) {
    await addInstalments(work, id, body as Instalment[]);
    return ok();
  },
  async atualizarParcelas(work, { params: { id = '' }, body }) {
    await replaceInstalments(work, id, body as Instalment[]);
    return ok();
  },
  async consultarParcelas(work, { params: { id = '' } }) {
    return ok(await getInstalments(work, id));
  },
};

const offers: Service = {
  async criarOfertaPrimaria(work, { body }) {
    await createOffer(work, body as NewOffer);
    return ok();
  },
  async listarOfertasPrimarias(work, { query }) {
    const { operacaoCodigo, status } = query as { operacaoCodigo?: string; status?: string };
    return ok(await listOffers(work, readPage(query), { code: operacaoCodigo, status }));
  },
  async aprovarOuReprovarOfertaPrimaria(work, { body }) {
    await decideOffer(work, body as OfferDecision);
    return ok();
  },
};

export const emissao: Service = { ...requests, ...documents, ...financialData, ...offers };
