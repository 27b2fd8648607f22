import type { SentFile } from '../domain/files.js';
import {
  addInstalments,
  checkFinancialData,
  checkInstalments,
  getFinancialData,
  getInstalments,
  putFinancialData,
  replaceInstalments,
} from '../domain/financialData.js';
import { checkOffer, createOffer, decideOffer, listOffers } from '../domain/offers.js';
import {
  checkRequest,
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
import { type CallParts, defineCall, type ServiceCalls } from './defineCall.js';

const financial = '/solicitacoes/{id}/dados-financeiros';

export const emissao: ServiceCalls = {
  criarSolicitacao: defineCall(
    'POST /solicitacoes',
    async (work, body: RequestData, { baseUrl }: CallParts) =>
      presentRequest(work, await createRequest(work, body), baseUrl),
    checkRequest,
  ),
  consultarSolicitacao: defineCall(
    'GET /solicitacoes/{id}',
    async (work, id: string, { baseUrl }: CallParts) =>
      presentRequest(work, await getRequest(work, id), baseUrl),
  ),
  atualizarSolicitacao: defineCall('PUT /solicitacoes/{id}', updateRequest, checkRequest),
  submeterSolicitacao: defineCall('POST /solicitacoes/{id}/submissao', submitRequest),
  consultarQuantidadeDeEmissoes: defineCall(
    'GET /emissores/{emissorCnpj}/quantidade-emissoes',
    countIssues,
  ),

  criarDocumentoDaSolicitacao: defineCall('POST /solicitacoes/{id}/documentos', createDocument),
  enviarDocumentoDaSolicitacao: defineCall(
    'PUT /solicitacoes/{id}/documentos',
    (work, id: string, { tipo }: { tipo?: string }, { files }: CallParts) =>
      sendDocument(work, id, { kind: tipo, file: files.get('arquivo') as SentFile }),
  ),

  adicionarDadosFinanceiros: defineCall(`POST ${financial}`, putFinancialData, checkFinancialData),
  atualizarDadosFinanceiros: defineCall(`PUT ${financial}`, putFinancialData, checkFinancialData),
  consultarDadosFinanceiros: defineCall(`GET ${financial}`, getFinancialData),
  adicionarParcelas: defineCall(`POST ${financial}/parcelas`, addInstalments, checkInstalments),
  atualizarParcelas: defineCall(`PUT ${financial}/parcelas`, replaceInstalments, checkInstalments),
  consultarParcelas: defineCall(`GET ${financial}/parcelas`, getInstalments),

  criarOfertaPrimaria: defineCall('POST /ofertas-primarias', createOffer, checkOffer),
  listarOfertasPrimarias: defineCall('GET /ofertas-primarias', listOffers),
  aprovarOuReprovarOfertaPrimaria: defineCall('POST /ofertas-primarias/aprovacao', decideOffer),
};
