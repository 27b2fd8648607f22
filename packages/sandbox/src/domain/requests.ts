import { Decimal } from 'decimal.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, defineRule, oneOf } from '../rules/defineRule.js';
import type { Row } from '../store/Database.js';
import type { Problems } from '../work/Problems.js';
import type { CallWork, Check, Input, SentFile, ServiceCalls } from '../work/ServiceCall.js';
import { lockName, Refusal, type Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { dropFile, fileUrl, keepFile } from './files.js';
import { readInvestorSituation, readIssuerSituation } from './parties.js';
import { getRow, insertRow, listRows, mergeSent, newIdOf, updateRow } from './rows.js';

const edits = defineRule('atualizacao-em-que-status', { depoisDaSubmissao: aBoolean });
/** Fields that contradict each other, in requests and offers. */
export const coherence = defineRule('campos-que-se-contradizem', { recusa: aBoolean });
const repeated = defineRule('solicitacao-duplicada', { aceita: aBoolean });
const counted = defineRule('o-que-conta-como-emissao', { soSubmetidas: aBoolean });
const twoCalls = defineRule('duas-chamadas-de-documento', {
  tipoSemInformar: oneOf('TermoConstitutivo', 'BoletimSubscricao', 'Escritura'),
  exigeCriacao: aBoolean,
});

export type RequestRow = Row<'requests'>;
type DocumentKind = Row<'request_documents'>['kind'];

type RequestData = Input<'criarSolicitacao'>;

const checkRequest: Check<'criarSolicitacao'> = (problems, data) => {
  const { cnpjDoEmissor, emissor, investidores } = data;
  checkTerm(problems, data, 'dataDaEmissao', 'dataDoVencimento');
  if (!problems.rules.peek(coherence).recusa) return;
  if (cnpjDoEmissor && emissor?.cnpj && cnpjDoEmissor !== emissor.cnpj) {
    problems.add(coherence, 'corpo/cnpjDoEmissor', 'difere de emissor.cnpj');
  }
  if (investidores?.length === 0) {
    problems.add(coherence, 'corpo/investidores', 'deve ter ao menos um investidor');
  }
};

/** Refuses a last day that is not after the first. */
export function checkTerm(problems: Problems, data: object, first: string, last: string): void {
  const { [first]: begin, [last]: end } = data as Record<string, string | undefined>;
  if (!begin || !end || end > begin || !problems.rules.peek(coherence).recusa) return;
  problems.add(coherence, `corpo/${last}`, `deve ser depois de ${first}`);
}

/** @param own the id of the request itself */
async function refuseRepeated(work: Work, data: RequestData, own?: string): Promise<void> {
  const { issue_number, issuer } = readColumns(data);
  await lockName(work, `emissão ${issuer} ${issue_number}`);
  const { company } = work;
  const others = await listRows(work, 'requests', { company, issuer, issue_number });
  const isRepeated = others.some(
    (one) => one.id !== own && readData(one).numeroDaSerie === data.numeroDaSerie,
  );
  if (!isRepeated || work.rules.of(repeated).aceita) return;
  const problem = `o emissor já tem a emissão ${issue_number}, série ${data.numeroDaSerie}`;
  throw Refusal.by(repeated, 'corpo/numeroDaEmissao', problem);
}

async function createRequest(work: CallWork, data: RequestData): Promise<object> {
  await refuseRepeated(work, data);
  const id = await newIdOf(work, `solicitação ${data.tipo}`);
  const values = { id, status: 'Solicitada' as const, ...readColumns(data) };
  return presentRequest(work, await insertRow(work, 'requests', values));
}

export function getRequest(work: Work, id: string): Promise<RequestRow> {
  return getRow(work, 'requests', { id }, `solicitação ${id}`);
}

async function updateRequest(
  work: CallWork,
  id: string,
  sent: Input<'atualizarSolicitacao'>,
): Promise<void> {
  const kept = readData(await getEditable(work, id));
  const merged = mergeSent(work, { ...kept }, sent) as unknown as RequestData;
  const emissor = merged.emissor ?? kept.emissor;
  const { dataLimiteIntegralizacao } = kept;
  const data = { ...merged, dataLimiteIntegralizacao, emissor, cnpjDoEmissor: emissor.cnpj };
  await refuseRepeated(work, data, id);
  await updateRow(work, 'requests', id, readColumns(data));
}

/** A request that may still change. @throws Refusal `missing`, `refused` */
export async function getEditable(work: Work, id: string): Promise<RequestRow> {
  const request = await getRequest(work, id);
  if (request.status !== 'Solicitada' && !work.rules.of(edits).depoisDaSubmissao) {
    throw Refusal.by(edits, 'caminho', `a solicitação está ${request.status}`);
  }
  return request;
}

export function readData({ data }: RequestRow): RequestData {
  return parseExact(data) as RequestData;
}

function readColumns(data: RequestData) {
  return {
    tipo: data.tipo,
    issuer: data.emissor.cnpj,
    issue_number: data.numeroDaEmissao.toFixed(),
    data: writeExact(data),
  };
}

async function presentRequest(work: CallWork, request: RequestRow): Promise<object> {
  const { cnpjDoEmissor: _, emissor, investidores, ...data } = readData(request);
  const { id, code, status, financial_data } = request;
  const shown = [];
  for (const { cpfCnpj, ...subscription } of investidores) {
    const situation = await readInvestorSituation(work, cpfCnpj);
    shown.push({ cnpjCpf: cpfCnpj, ...subscription, status: situation });
  }
  const situation = await readIssuerSituation(work, emissor.cnpj);
  const documents = await listRows(work, 'request_documents', { request_id: id });
  return {
    id,
    codigo: code ?? undefined,
    status,
    ...data,
    dadosFinanceiros: financial_data === null ? {} : parseExact(financial_data),
    emissor: { ...emissor, status: situation, funcao: 'EMISSOR' },
    investidores: shown,
    documentos: documents.map((document) => ({
      id: document.id,
      tipo: document.kind,
      link: document.file_id === null ? undefined : fileUrl(work, document.file_id),
      dataDaCriacao: document.created_on,
      dataDaAtualizacao: document.updated_on,
    })),
  };
}

/** The largest issue number of an issuer, over both instruments, and the next one. */
async function countIssues({ tx, company, rules }: Work, cnpj: string): Promise<object> {
  let query = tx
    .selectFrom('requests')
    .select(({ fn }) => fn.max('issue_number').as('largest'))
    .where('company', '=', company)
    .where('issuer', '=', cnpj);
  if (rules.of(counted).soSubmetidas) query = query.where('code', 'is not', null);
  const { largest } = await query.executeTakeFirstOrThrow();
  const current = new Decimal(largest ?? 0);
  const proximaEmissao = current.plus(1).toFixed();
  return { emissoes: { emissaoAtual: current.toFixed(), proximaEmissao } };
}

async function createDocument(work: Work, requestId: string): Promise<void> {
  await getRequest(work, requestId);
  const kind = work.rules.of(twoCalls).tipoSemInformar;
  if (!(await findDocument(work, requestId, kind))) await insertDocument(work, requestId, kind);
}

async function sendDocument(
  work: CallWork,
  requestId: string,
  { tipo }: Input<'enviarDocumentoDaSolicitacao'>,
): Promise<void> {
  await getRequest(work, requestId);
  const file = work.files.get('arquivo') as SentFile;
  const sent = tipo ?? work.rules.of(twoCalls).tipoSemInformar;
  const created = await findDocument(work, requestId, sent);
  if (!created && work.rules.of(twoCalls).exigeCriacao) {
    throw Refusal.by(twoCalls, 'corpo/tipo', `crie antes o documento ${sent}`);
  }
  const id = created?.id ?? (await insertDocument(work, requestId, sent));
  const changes = { file_id: await keepFile(work, file), updated_on: dayOf(work.now) };
  await updateRow(work, 'request_documents', id, changes);
  await dropFile(work, created?.file_id);
}

async function findDocument(work: Work, request_id: string, kind: DocumentKind) {
  return (await listRows(work, 'request_documents', { request_id, kind })).at(0);
}

async function insertDocument(work: Work, request_id: string, kind: DocumentKind): Promise<string> {
  const id = await newIdOf(work, 'documento da solicitação');
  const today = dayOf(work.now);
  const row = { id, request_id, kind, created_on: today, updated_on: today };
  await work.tx.insertInto('request_documents').values(row).execute();
  return id;
}

export const requestCalls = {
  criarSolicitacao: { act: createRequest, check: checkRequest },
  consultarSolicitacao: {
    act: async (work, id) => presentRequest(work, await getRequest(work, id)),
  },
  atualizarSolicitacao: { act: updateRequest, check: checkRequest },
  consultarQuantidadeDeEmissoes: { act: countIssues },
  criarDocumentoDaSolicitacao: { act: createDocument },
  enviarDocumentoDaSolicitacao: { act: sendDocument },
} satisfies ServiceCalls;
