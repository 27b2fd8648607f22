import { envelopeParameters, inEnvelope, readPage } from '../domain/pages.js';
import {
  checkInvestor,
  createInvestor,
  getInvestor,
  listInvestors,
  removeInvestor,
  updateInvestor,
} from '../domain/parties.js';
import { submitRegistration } from '../domain/registrationDecision.js';
import {
  assignDocument,
  createRegistration,
  createRepresentative,
  getDocument,
  getRegistration,
  getRepresentative,
  listDocuments,
  listRegistrations,
  listRepresentatives,
  updateRegistration,
  updateRepresentative,
} from '../domain/registrations.js';
import { parseExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { type CallParts, defineCall, type PagedParts, type ServiceCalls } from './defineCall.js';

const investorsEnvelope = defineRule('envelope-de-investidores', envelopeParameters);

/** The path of the legal representatives. */
const people = '/cadastros/{cadastroId}/representantes-legais';

export const onboarding: ServiceCalls = {
  criarCadastro: defineCall('POST /cadastros', createRegistration),
  listarCadastros: defineCall(
    'GET /cadastros',
    (work, { query: { emissorCnpj } }: CallParts<{ emissorCnpj?: string }>) =>
      listRegistrations(work, emissorCnpj),
  ),
  consultarCadastro: defineCall('GET /cadastros/{id}', async (work, id: string) =>
    parseExact((await getRegistration(work, id)).data),
  ),
  // The contract defines this call's `id` as a CPF or CNPJ.
  atualizarCadastro: defineCall('PUT /cadastros/{id}', updateRegistration),
  submeterCadastro: defineCall('POST /cadastros/{id}/submit', submitRegistration),

  criarRepresentanteLegal: defineCall(`POST ${people}`, createRepresentative),
  listarRepresentantesLegais: defineCall(`GET ${people}`, listRepresentatives),
  consultarRepresentanteLegal: defineCall(`GET ${people}/{id}`, getRepresentative),
  atualizarRepresentanteLegal: defineCall(`PUT ${people}/{id}`, updateRepresentative),

  listarDocumentos: defineCall(
    'GET /cadastros/{cadastroId}/documentos',
    (work, registrationId: string, { baseUrl }: CallParts) =>
      listDocuments(work, registrationId, baseUrl),
  ),
  consultarDocumento: defineCall(
    'GET /cadastros/{cadastroId}/documentos/{documentId}',
    (work, registrationId: string, documentId: string, { baseUrl }: CallParts) =>
      getDocument(work, registrationId, documentId, baseUrl),
  ),
  atribuirDocumento: defineCall(
    'PUT /cadastros/{cadastroId}/documentos/{documentId}',
    async (
      work,
      registrationId: string,
      id: string,
      { expirationDate }: { expirationDate?: string },
      { files }: CallParts,
    ) => {
      const sent = { file: files.get('file'), expiresOn: expirationDate };
      await assignDocument(work, registrationId, id, sent);
      return { id };
    },
  ),

  cadastrarInvestidor: defineCall('POST /investidores', createInvestor, checkInvestor),
  listarInvestidores: defineCall('GET /investidores', async (work, { query }: PagedParts) =>
    inEnvelope(await listInvestors(work, readPage(query)), work.rules.of(investorsEnvelope)),
  ),
  consultarInvestidor: defineCall('GET /investidores/{cpfCnpj}', getInvestor),
  atualizarInvestidor: defineCall('PUT /investidores/{cpfCnpj}', updateInvestor),
  removerInvestidor: defineCall('DELETE /investidores/{cpfCnpj}', removeInvestor),
};
