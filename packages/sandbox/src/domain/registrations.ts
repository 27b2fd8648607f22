import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, aText, defineRule, listOf } from '../rules/defineRule.js';
import type { Row } from '../store/Database.js';
import type { CallWork, Check, Input, ServiceCalls } from '../work/ServiceCall.js';
import { lockName, Refusal, type Work } from '../work/Work.js';
import { dropFile, fileUrl, keepFile } from './files.js';
import { decisionParameters, schedule } from './jobs.js';
import { findRow, getRow, insertRow, listRows, mergeSent, newIdOf, updateRow } from './rows.js';
import { changeStatus } from './statuses.js';
import { findForcedOutcome, findReason, type ManualDecision } from './testValues.js';

const duplicates = defineRule('cadastro-duplicado', { aceita: aBoolean });
const samePerson = defineRule('representantes-exigidos', { aceitaMesmoCpf: aBoolean });
const identifier = defineRule('id-do-representante', {
  naCriacao: aBoolean,
  nasConsultas: aBoolean,
});
const expected = defineRule('documentos-antes-do-envio', { tipos: listOf(aText) });
const documentValues = defineRule('valores-de-documento', { semArquivo: aText, comArquivo: aText });
const situations = defineRule('situacao-do-cadastro', decisionParameters);
const registrationNeeds = defineRule('exigencias-da-submissao', {
  representante: aBoolean,
  documentos: aBoolean,
});

export type Registration = Row<'registrations'>;

async function createRegistration(
  work: Work,
  data: Input<'criarCadastro'>,
): Promise<{ id: string }> {
  const { cnpj, funcao } = data;
  await lockName(work, `cadastro ${cnpj}`);
  const known = await findRow(work, 'registrations', { cnpj });
  if (known && !work.rules.of(duplicates).aceita) {
    throw Refusal.by(duplicates, 'corpo/cnpj', 'já tem um cadastro nesta conta');
  }
  const { id } = await insertRow(work, 'registrations', {
    id: await newIdOf(work, `cadastro ${cnpj}`),
    cnpj,
    funcao,
    status: 'Não Cadastrado',
    data: writeExact(data),
  });
  for (const kind of work.rules.of(expected).tipos) {
    const document = await newIdOf(work, `documento do cadastro ${cnpj}`);
    await work.tx
      .insertInto('registration_documents')
      .values({ id: document, registration_id: id, kind })
      .execute();
  }
  return { id };
}

async function listRegistrations(
  work: Work,
  { emissorCnpj: cnpj }: Input<'listarCadastros'>,
): Promise<unknown[]> {
  const rows = await listRows(work, 'registrations', { company: work.company, cnpj });
  return rows.map(({ data }) => parseExact(data));
}

function getRegistration(work: Work, id: string): Promise<Registration> {
  return getRow(work, 'registrations', { id }, `cadastro ${id}`);
}

async function updateRegistration(
  work: CallWork,
  cnpj: string,
  changes: Input<'atualizarCadastro'>,
): Promise<void> {
  const found = await getRow(work, 'registrations', { cnpj }, `cadastro de ${cnpj}`);
  const kept = parseExact(found.data) as Record<string, unknown>;
  const { funcao, tipoPessoa, justificativa, ...updatable } = kept;
  const merged = mergeSent(work, updatable, changes);
  const data = writeExact({ ...merged, cnpj, funcao, tipoPessoa, justificativa });
  await updateRow(work, 'registrations', found.id, { data });
}

type RepresentativeData = Input<'criarRepresentanteLegal'>;

async function createRepresentative(
  work: Work,
  registrationId: string,
  data: RepresentativeData,
): Promise<{ id: string } | undefined> {
  refuseSamePerson(work, await readRepresentatives(work, registrationId), data.cpf);
  const id = await newIdOf(work, 'representante');
  await work.tx
    .insertInto('representatives')
    .values({ id, registration_id: registrationId, cpf: data.cpf, data: writeExact(data) })
    .execute();
  return work.rules.of(identifier).naCriacao ? { id } : undefined;
}

async function listRepresentatives(work: Work, registrationId: string): Promise<unknown[]> {
  const rows = await readRepresentatives(work, registrationId);
  return rows.map((row) => presentPerson(work, row));
}

async function getRepresentative(work: Work, registrationId: string, id: string): Promise<unknown> {
  const people = await readRepresentatives(work, registrationId);
  return presentPerson(work, pick(people, id, 'representante'));
}

async function updateRepresentative(
  work: CallWork,
  registrationId: string,
  id: string,
  data: Input<'atualizarRepresentanteLegal'>,
): Promise<void> {
  const people = await readRepresentatives(work, registrationId);
  const known = pick(people, id, 'representante');
  const others = people.filter((one) => one !== known);
  refuseSamePerson(work, others, data.cpf);
  const kept = parseExact(known.data) as Record<string, unknown>;
  const merged = writeExact(mergeSent(work, kept, data));
  await updateRow(work, 'representatives', id, { cpf: data.cpf, data: merged });
}

async function readRepresentatives(work: Work, registrationId: string) {
  await getRegistration(work, registrationId);
  return listRows(work, 'representatives', { registration_id: registrationId });
}

function refuseSamePerson(
  { rules }: Work,
  others: readonly Row<'representatives'>[],
  cpf: string,
): void {
  if (!others.some((row) => row.cpf === cpf) || rules.of(samePerson).aceitaMesmoCpf) return;
  throw Refusal.by(samePerson, 'corpo/cpf', 'já é de um representante deste cadastro');
}

function presentPerson({ rules }: Work, { id, data }: Row<'representatives'>): unknown {
  const person = parseExact(data) as object;
  return rules.of(identifier).nasConsultas ? { id, ...person } : person;
}

type DocumentRow = Row<'registration_documents'> & { name: string | null };

async function readDocuments(work: Work, registrationId: string): Promise<DocumentRow[]> {
  await getRegistration(work, registrationId);
  return work.tx
    .selectFrom('registration_documents')
    .leftJoin('files', 'files.id', 'registration_documents.file_id')
    .selectAll('registration_documents')
    .select('files.name')
    .where('registration_id', '=', registrationId)
    .orderBy('registration_documents.number')
    .execute();
}

async function listDocuments(work: CallWork, registrationId: string): Promise<unknown[]> {
  const rows = await readDocuments(work, registrationId);
  return rows.map((row) => presentDocument(work, row));
}

async function getDocument(work: CallWork, registrationId: string, id: string): Promise<unknown> {
  const document = pick(await readDocuments(work, registrationId), id, 'documento');
  return presentDocument(work, document);
}

const checkDocument: Check<'atribuirDocumento'> = (problems, sent) => {
  if ('file' in sent || 'expirationDate' in sent) return;
  problems.add(documentValues, 'corpo', 'deve ter file, expirationDate ou os dois');
};

async function assignDocument(
  work: CallWork,
  registrationId: string,
  id: string,
  { expirationDate }: Input<'atribuirDocumento'>,
): Promise<{ id: string }> {
  const file = work.files.get('file');
  const document = pick(await readDocuments(work, registrationId), id, 'documento');
  await updateRow(work, 'registration_documents', id, {
    file_id: file ? await keepFile(work, file) : document.file_id,
    expires_on: expirationDate ?? document.expires_on,
  });
  if (file) await dropFile(work, document.file_id);
  return { id };
}

function pick<Item extends { id: string }>(parts: Item[], id: string, name: string): Item {
  const part = parts.find((candidate) => candidate.id === id);
  if (part) return part;
  throw Refusal.of('missing', 'caminho', `o cadastro não tem o ${name} ${id}`);
}

function presentDocument(work: CallWork, row: DocumentRow): unknown {
  const { rules } = work;
  const { semArquivo, comArquivo } = rules.of(documentValues);
  rules.note(expected);
  return {
    id: row.id,
    url: row.file_id === null ? undefined : fileUrl(work, row.file_id),
    nome: row.name ?? row.kind,
    tipoDocumento: row.kind,
    status: row.file_id === null ? semArquivo : comArquivo,
  };
}

async function submitRegistration(work: Work, id: string): Promise<void> {
  const registration = await getRegistration(work, id);
  work.rules.note(situations);
  if (registration.status === 'Pendente' || registration.status === 'Aprovado') return;
  await changeStatus(work, 'registrations', id, { status: 'Pendente' });
  const forced = findForcedOutcome(work, [registration.cnpj]);
  await schedule(work, situations, 'registrations', id, forced);
}

export async function decideRegistration(
  work: Work,
  id: string,
  manual?: ManualDecision,
): Promise<void> {
  const registration = await getRegistration(work, id);
  if (registration.status !== 'Pendente') return;
  const forced = findForcedOutcome(work, [registration.cnpj]);
  const reason = await findReason(manual, forced, () => findMissing(work, id));
  const status = reason === undefined ? 'Aprovado' : 'Reprovado';
  await changeStatus(work, 'registrations', id, { status }, reason);
}

async function findMissing(work: Work, id: string): Promise<string | undefined> {
  const { representante, documentos } = work.rules.of(registrationNeeds);
  if (representante) {
    const people = (await listRepresentatives(work, id)) as RepresentativeData[];
    const alone = people.some(({ regimeAssinatura }) => regimeAssinatura === 'Isolado');
    const together = people.filter(({ regimeAssinatura }) => regimeAssinatura === 'Coletivo');
    if (!alone && together.length < 2) return 'Ninguém assina pela empresa.';
  }
  if (!documentos) return undefined;
  const missing = (await readDocuments(work, id)).find(({ file_id }) => file_id === null);
  return missing && `Falta o arquivo do documento ${missing.kind}.`;
}

export const registrationCalls = {
  criarCadastro: { act: createRegistration },
  listarCadastros: { act: listRegistrations },
  consultarCadastro: {
    act: async (work, id) => parseExact((await getRegistration(work, id)).data),
  },
  // The contract defines this call's `id` as a CPF or CNPJ.
  atualizarCadastro: { act: updateRegistration },
  submeterCadastro: { act: submitRegistration },

  criarRepresentanteLegal: { act: createRepresentative },
  listarRepresentantesLegais: { act: listRepresentatives },
  consultarRepresentanteLegal: { act: getRepresentative },
  atualizarRepresentanteLegal: { act: updateRepresentative },

  listarDocumentos: { act: listDocuments },
  consultarDocumento: { act: getDocument },
  atribuirDocumento: { act: assignDocument, check: checkDocument },
} satisfies ServiceCalls;
