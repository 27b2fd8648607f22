import { envelopeParameters, inEnvelope, readPage } from '../domain/pages.js';
import {
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
import { callWith, type Service } from './Handler.js';

const investorsEnvelope = defineRule('envelope-de-investidores', envelopeParameters);

export const onboarding: Service = {
  criarCadastro: callWith(createRegistration, 'body'),
  listarCadastros: (work, { query }) =>
    listRegistrations(work, query.emissorCnpj as string | undefined),
  consultarCadastro: async (work, { params: { id } }) =>
    parseExact((await getRegistration(work, id)).data),
  // The contract defines this call's `id` as a CPF or CNPJ.
  atualizarCadastro: callWith(updateRegistration, 'id', 'body'),
  submeterCadastro: callWith(submitRegistration, 'id'),

  criarRepresentanteLegal: callWith(createRepresentative, 'cadastroId', 'body'),
  listarRepresentantesLegais: callWith(listRepresentatives, 'cadastroId'),
  consultarRepresentanteLegal: callWith(getRepresentative, 'cadastroId', 'id'),
  atualizarRepresentanteLegal: callWith(updateRepresentative, 'cadastroId', 'id', 'body'),

  listarDocumentos: callWith(listDocuments, 'cadastroId', 'baseUrl'),
  consultarDocumento: callWith(getDocument, 'cadastroId', 'documentId', 'baseUrl'),
  async atribuirDocumento(work, { params: { cadastroId, documentId }, body, files }) {
    const { expirationDate } = body as { expirationDate?: string };
    const sent = { file: files.get('file'), expiresOn: expirationDate };
    await assignDocument(work, cadastroId, documentId, sent);
    return { id: documentId };
  },

  cadastrarInvestidor: callWith(createInvestor, 'body'),
  listarInvestidores: async (work, { query }) =>
    inEnvelope(await listInvestors(work, readPage(query)), work.rules.of(investorsEnvelope)),
  consultarInvestidor: callWith(getInvestor, 'cpfCnpj'),
  atualizarInvestidor: callWith(updateInvestor, 'cpfCnpj', 'body'),
  removerInvestidor: callWith(removeInvestor, 'cpfCnpj'),
};
