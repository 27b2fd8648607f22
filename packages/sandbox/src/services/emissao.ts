import type { SentFile } from '../domain/files.js';
import {
  addInstalments,
  getFinancialData,
  getInstalments,
  putFinancialData,
  replaceInstalments,
} from '../domain/financialData.js';
import { createOffer, decideOffer, listOffers, type OfferFilter } from '../domain/offers.js';
import { inData, readPage } from '../domain/pages.js';
import {
  countIssues,
  createDocument,
  createRequest,
  getRequest,
  presentRequest,
  type RequestData,
  sendDocument,
  updateRequest,
} from '../domain/requests.js';
import { submitRequest } from '../domain/submission.js';
import { callWith, type Service } from './Handler.js';

export const emissao: Service = {
  criarSolicitacao: async (work, { body, baseUrl }) =>
    presentRequest(work, await createRequest(work, body as RequestData), baseUrl),
  consultarSolicitacao: async (work, { params: { id }, baseUrl }) =>
    presentRequest(work, await getRequest(work, id), baseUrl),
  atualizarSolicitacao: callWith(updateRequest, 'id', 'body'),
  submeterSolicitacao: callWith(submitRequest, 'id'),
  consultarQuantidadeDeEmissoes: callWith(countIssues, 'emissorCnpj'),

  criarDocumentoDaSolicitacao: callWith(createDocument, 'id'),
  async enviarDocumentoDaSolicitacao(work, { params: { id }, body, files }) {
    const { tipo } = body as { tipo?: string };
    await sendDocument(work, id, { kind: tipo, file: files.get('arquivo') as SentFile });
  },

  adicionarDadosFinanceiros: callWith(putFinancialData, 'id', 'body'),
  atualizarDadosFinanceiros: callWith(putFinancialData, 'id', 'body'),
  consultarDadosFinanceiros: callWith(getFinancialData, 'id'),
  adicionarParcelas: callWith(addInstalments, 'id', 'body'),
  atualizarParcelas: callWith(replaceInstalments, 'id', 'body'),
  consultarParcelas: callWith(getInstalments, 'id'),

  criarOfertaPrimaria: callWith(createOffer, 'body'),
  listarOfertasPrimarias: async (work, { query }) =>
    inData(await listOffers(work, readPage(query), query as OfferFilter)),
  aprovarOuReprovarOfertaPrimaria: callWith(decideOffer, 'body'),
};
