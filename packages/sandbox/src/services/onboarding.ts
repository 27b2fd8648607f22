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
import { defineCall, type ServiceCalls } from './defineCall.js';

const people = '/cadastros/{cadastroId}/representantes-legais';
const documents = '/cadastros/{cadastroId}/documentos';

export const onboarding: ServiceCalls = {
  criarCadastro: defineCall('POST /cadastros', createRegistration),
  listarCadastros: defineCall('GET /cadastros', listRegistrations),
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

  listarDocumentos: defineCall(`GET ${documents}`, listDocuments),
  consultarDocumento: defineCall(`GET ${documents}/{documentId}`, getDocument),
  atribuirDocumento: defineCall(`PUT ${documents}/{documentId}`, assignDocument),

  cadastrarInvestidor: defineCall('POST /investidores', createInvestor, checkInvestor),
  listarInvestidores: defineCall('GET /investidores', listInvestors),
  consultarInvestidor: defineCall('GET /investidores/{cpfCnpj}', getInvestor),
  atualizarInvestidor: defineCall('PUT /investidores/{cpfCnpj}', updateInvestor),
  removerInvestidor: defineCall('DELETE /investidores/{cpfCnpj}', removeInvestor),
};
