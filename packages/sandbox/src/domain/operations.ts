import type { Selectable } from 'kysely';
import type { OperationTable } from '../store/issuanceTables.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { dayOf } from './days.js';
import type { FinancialData } from './financialData.js';
import { notify } from './notifications.js';
import { type RequestRow, readData } from './requests.js';
import { newIdOf } from './storyIds.js';

export type Operation = Selectable<OperationTable>;

export type OperationStatus =
  | 'EM_ANALISE'
  | 'AGUARDANDO_LIQUIDACAO'
  | 'PARCIALMENTE_EMITIDO'
  | 'EMITIDO'
  | 'NAO_EMITIDO'
  | 'REPROVADO'
  | 'REPROVADO_PENDENCIAS';

/** Kinds of operation, by those of requests. */
const KINDS = { NotaComercial: 'NOTA_COMERCIAL', Debenture: 'DEBENTURE' } as const;

/** Has the operation of a submitted request begin, under analysis. */
export async function createOperation(
  work: Work,
  { request, financial }: { request: RequestRow & { code: string }; financial: FinancialData },
): Promise<void> {
  const { tx, company, now } = work;
  const { tipo, cnpjDoEscriturador } = readData(request);
  const operation = await tx
    .insertInto('operations')
    .values({
      id: await newIdOf(work, `operação ${tipo}`),
      company,
      request_id: request.id,
      code: request.code,
      status: 'EM_ANALISE',
      tipo: KINDS[tipo],
      registrar: cnpjDoEscriturador,
      issued_on: financial.dataDeEmissao,
      matures_on: financial.dataDeVencimento,
      quantity: financial.quantidade.toFixed(),
      unit_value: financial.valorNominalUnitario.toFixed(),
      created_on: dayOf(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellOperation(work, operation, 'operacaoEmAnalise');
}

/** The operation of a code, locked until the work ends. @throws Refusal `missing` */
export async function getOperation(
  { tx, company }: Work,
  code: string,
  place: string,
): Promise<Operation> {
  const found = await tx
    .selectFrom('operations')
    .selectAll()
    .where('company', '=', company)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw Refusal.of('missing', place, `não há operação ${code} nesta conta`);
  return found;
}

/** The operation of a submitted request, locked. */
export async function getOperationOf({ tx }: Work, requestId: string): Promise<Operation> {
  return tx
    .selectFrom('operations')
    .selectAll()
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** An operation by its own id, locked. */
export async function getOperationById({ tx }: Work, id: string): Promise<Operation> {
  return tx
    .selectFrom('operations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setOperationStatus(
  { tx }: Work,
  id: string,
  status: OperationStatus,
): Promise<void> {
  await tx.updateTable('operations').set({ status }).where('id', '=', id).execute();
}

/** Keeps a notification about an operation. */
export async function tellOperation(
  work: Work,
  { id, code }: Operation,
  event: string,
  reason?: string,
): Promise<void> {
  await notify(work, {
    subject: 'operacao',
    event,
    subjectId: id,
    metadata: { codigo: code, motivo: reason },
  });
}
