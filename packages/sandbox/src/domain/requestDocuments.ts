import { defineRule } from '../rules/defineRule.js';
import { aBoolean, oneOf } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { fileUrl, keepFile, type SentFile } from './files.js';
import { getRequest } from './requests.js';
import { newIdOf } from './storyIds.js';

const twoCalls = defineRule('duas-chamadas-de-documento', {
  tipoSemInformar: oneOf('TermoConstitutivo', 'BoletimSubscricao', 'Escritura'),
  exigeCriacao: aBoolean,
});

/** Makes a document without a file, of the rule's kind; it stays as it is if it exists. @throws Refusal `missing` */
export async function createDocument(work: Work, requestId: string): Promise<void> {
  await getRequest(work, requestId);
  const { tipoSemInformar } = work.rules.of(twoCalls);
  await insertDocument(work, requestId, tipoSemInformar);
}

/**
 * Keeps the file of a document; another of the same kind is replaced.
 * @throws Refusal `missing`, or `refused` where the rule wants the document created first
 */
export async function sendDocument(
  work: Work,
  { requestId, kind, file }: { requestId: string; kind: string | undefined; file: SentFile },
): Promise<void> {
  await getRequest(work, requestId);
  const { tipoSemInformar, exigeCriacao } = work.rules.of(twoCalls);
  const sent = kind ?? tipoSemInformar;
  if (!exigeCriacao) await insertDocument(work, requestId, sent);
  const { numUpdatedRows } = await work.tx
    .updateTable('request_documents')
    .set({ file_id: await keepFile(work, file), updated_on: dayOf(work.now) })
    .where('request_id', '=', requestId)
    .where('kind', '=', sent)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw Refusal.of('refused', 'corpo/tipo', `crie antes o documento ${sent}`);
  }
}

/** A request's documents, in the order they came to be. */
export async function presentDocuments(
  { tx }: Work,
  requestId: string,
  baseUrl: string,
): Promise<object[]> {
  const rows = await tx
    .selectFrom('request_documents')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('number')
    .execute();
  return rows.map(({ id, kind, file_id, created_on, updated_on }) => ({
    id,
    tipo: kind,
    link: file_id === null ? undefined : fileUrl(baseUrl, file_id),
    dataDaCriacao: created_on,
    dataDaAtualizacao: updated_on,
  }));
}

async function insertDocument(work: Work, requestId: string, kind: string): Promise<void> {
  const today = dayOf(work.now);
  await work.tx
    .insertInto('request_documents')
    .values({
      id: await newIdOf(work, 'documento da solicitação'),
      request_id: requestId,
      kind,
      file_id: null,
      created_on: today,
      updated_on: today,
    })
    .onConflict((conflict) => conflict.columns(['request_id', 'kind']).doNothing())
    .execute();
}
