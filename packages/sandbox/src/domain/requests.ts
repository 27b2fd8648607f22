import type { Selectable } from 'kysely';
import type { Exact } from '../exact/exactJson.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { RequestTable } from '../store/issuanceTables.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { mergeSent } from './mergeSent.js';
import { requireAmount, requireQuantity } from './quantities.js';
import { newIdOf } from './storyIds.js';

const edits = defineRule('atualizacao-em-que-status', { depoisDaSubmissao: aBoolean });

/** An investor as a request carries it. */
export interface Subscription {
  cpfCnpj: string;
  cnpjDoCustodiante: string;
  precoUnitario: Exact;
  quantidadeSubscrita: Exact;
}

/** A request as it was sent. */
export interface RequestData {
  tipo: 'NotaComercial' | 'Debenture';
  numeroDaEmissao: Exact;
  numeroDaSerie: string;
  dataDaEmissao: string;
  dataDoVencimento: string;
  localDaEmissao: string;
  ufDaEmissao: string;
  cnpjDoEmissor: string;
  emissor: { cnpj: string; dadosBancarios: object };
  cnpjDoEscriturador: string;
  investidores: Subscription[];
}

export type RequestRow = Selectable<RequestTable>;

export type RequestStatus =
  | 'Solicitada'
  | 'Em Andamento'
  | 'Aguardando Liquidação'
  | 'Liquidada'
  | 'Cancelada';

/** @throws Refusal `invalid` for the two CNPJs of the issuer, dates or quantities that do not fit */
export async function createRequest(work: Work, data: RequestData): Promise<RequestRow> {
  if (data.cnpjDoEmissor !== data.emissor.cnpj) {
    throw Refusal.of('invalid', 'corpo/cnpjDoEmissor', 'difere de emissor.cnpj');
  }
  checkData(work, data);
  const { tx, company } = work;
  const id = await newIdOf(work, `solicitação ${data.tipo}`);
  return tx
    .insertInto('requests')
    .values({ id, company, status: 'Solicitada', code: null, ...readColumns(data) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The request, locked until the work ends. @throws Refusal `missing` */
export async function getRequest({ tx, company }: Work, id: string): Promise<RequestRow> {
  const found = await tx
    .selectFrom('requests')
    .selectAll()
    .where('company', '=', company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw Refusal.of('missing', 'caminho', `não há solicitação ${id} nesta conta`);
  return found;
}

/** @throws Refusal `missing`, `invalid`, or `refused` once the request was submitted */
export async function updateRequest(work: Work, id: string, sent: object): Promise<void> {
  const request = await getEditable(work, id);
  const kept = readData(request);
  const merged = mergeSent(work.rules, { ...kept }, sent) as unknown as RequestData;
  const emissor = merged.emissor ?? kept.emissor;
  const data = { ...merged, emissor, cnpjDoEmissor: emissor.cnpj };
  checkData(work, data);
  await work.tx.updateTable('requests').set(readColumns(data)).where('id', '=', id).execute();
}

/** A request that may still change. @throws Refusal `missing`, `refused` */
export async function getEditable(work: Work, id: string): Promise<RequestRow> {
  const request = await getRequest(work, id);
  if (request.status !== 'Solicitada' && !work.rules.of(edits).depoisDaSubmissao) {
    throw Refusal.of('refused', 'caminho', `a solicitação está ${request.status}`);
  }
  return request;
}

export function readData({ data }: RequestRow): RequestData {
  return parseExact(data) as RequestData;
}

export async function setRequestStatus(
  { tx }: Work,
  id: string,
  status: RequestStatus,
): Promise<void> {
  await tx.updateTable('requests').set({ status }).where('id', '=', id).execute();
}

function readColumns(data: RequestData) {
  return {
    tipo: data.tipo,
    issuer: data.emissor.cnpj,
    issue_number: data.numeroDaEmissao.toFixed(),
    data: writeExact(data),
  };
}

function checkData(work: Work, data: RequestData): void {
  requireQuantity(work, 'corpo/numeroDaEmissao', data.numeroDaEmissao);
  if (data.dataDoVencimento <= data.dataDaEmissao) {
    throw Refusal.of('invalid', 'corpo/dataDoVencimento', 'deve ser depois de dataDaEmissao');
  }
  if (data.investidores.length === 0) {
    throw Refusal.of('invalid', 'corpo/investidores', 'deve ter ao menos um investidor');
  }
  data.investidores.forEach(({ precoUnitario, quantidadeSubscrita }, index) => {
    const place = `corpo/investidores/${index}`;
    requireAmount(work, `${place}/precoUnitario`, precoUnitario);
    requireQuantity(work, `${place}/quantidadeSubscrita`, quantidadeSubscrita);
  });
}
