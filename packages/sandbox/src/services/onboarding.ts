import {
  createInvestor,
  getInvestor,
  type InvestorChanges,
  type InvestorData,
  listInvestors,
  removeInvestor,
  updateInvestor,
} from '../domain/investors.js';
import { readPage } from '../domain/pages.js';
import { submitRegistration } from '../domain/registrationDecision.js';
import {
  assignDocument,
  expectDocuments,
  getDocument,
  listDocuments,
} from '../domain/registrationDocuments.js';
import {
  createRegistration,
  getRegistration,
  listRegistrations,
  type RegistrationData,
  updateRegistration,
} from '../domain/registrations.js';
import {
  createRepresentative,
  getRepresentative,
  listRepresentatives,
  type RepresentativeData,
  updateRepresentative,
} from '../domain/representatives.js';
import { parseExact } from '../exact/exactJson.js';
import { investorsPage } from './envelopes.js';
import { ok, type Service } from './Handler.js';

const registrations: Service = {
  async criarCadastro(work, { body }) {
    const id = await createRegistration(work, body as RegistrationData);
    await expectDocuments(work, id);
    return { status: 201, body: { id } };
  },
  async listarCadastros(work, { query }) {
    return ok(await listRegistrations(work, query.emissorCnpj as string | undefined));
  },
  async consultarCadastro(work, { params: { id = '' } }) {
    return ok(parseExact((await getRegistration(work, id)).data));
  },
  async atualizarCadastro(work, { params: { id: cnpj = '' }, body }) {
    await updateRegistration(work, cnpj, body as object);
    return ok();
  },
  async submeterCadastro(work, { params: { id = '' } }) {
    await submitRegistration(work, id);
    return ok();
  },
};

const representatives: Service = {
  async criarRepresentanteLegal(work, { params: { cadastroId = '' }, body }) {
    return ok(await createRepresentative(work, cadastroId, body as RepresentativeData));
  },
  async listarRepresentantesLegais(work, { params: { cadastroId = '' } }) {
    return ok(await listRepresentatives(work, cadastroId));
  },
  async consultarRepresentanteLegal(work, { params: { cadastroId = '', id = '' } }) {
    return ok(await getRepresentative(work, cadastroId, id));
  },
  async atualizarRepresentanteLegal(work, { params: { cadastroId = '', id = '' }, body }) {
    const data = body as RepresentativeData;
    await updateRepresentative(work, { registrationId: cadastroId, id, data });
    return ok();
  },
};

const documents: Service = {
  async listarDocumentos(work, { params: { cadastroId = '' }, baseUrl }) {
    return ok(await listDocuments(work, cadastroId, baseUrl));
  },
  async consultarDocumento(work, { params: { cadastroId = '', documentId = '' }, baseUrl }) {
    return ok(await getDocument(work, { registrationId: cadastroId, id: documentId, baseUrl }));
  },
  async atribuirDocumento(work, { params: { cadastroId = '', documentId = '' }, body, files }) {
    const { expirationDate } = body as { expirationDate?: string };
    await assignDocument(work, {
      registrationId: cadastroId,
      id: documentId,
      file: files.get('file'),
      expiresOn: expirationDate,
    });
    return ok({ id: documentId });
  },
};

const investors: Service = {
  async cadastrarInvestidor(work, { body }) {
    return { status: 201, body: { id: await createInvestor(work, body as InvestorData) } };
  },
  async listarInvestidores(work, { query }) {
    const page = readPage(query);
    const { total, items } = await listInvestors(work, page);
    return ok(investorsPage(work.rules, items, { ...page, total }));
  },
  async consultarInvestidor(work, { params: { cpfCnpj = '' } }) {
    return ok(await getInvestor(work, cpfCnpj));
  },
  async atualizarInvestidor(work, { params: { cpfCnpj = '' }, body }) {
    await updateInvestor(work, cpfCnpj, body as InvestorChanges);
    return ok();
  },
  async removerInvestidor(work, { params: { cpfCnpj = '' } }) {
    await removeInvestor(work, cpfCnpj);
    return { status: 204 };
  },
};

export const onboarding: Service = {
  ...registrations,
  ...representatives,
  ...documents,
  ...investors,
};
