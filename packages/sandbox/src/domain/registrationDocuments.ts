import type { Selectable } from 'kysely';
import { defineRule } from '../rules/defineRule.js';
import { aText, listOf } from '../rules/readers.js';
import type { RegistrationDocumentTable } from '../store/Database.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { fileUrl, keepFile, type SentFile } from './files.js';
import { getRegistration } from './registrations.js';
import { newIdOf } from './storyIds.js';

const expected = defineRule('documentos-antes-do-envio', { tipos: listOf(aText) });
const values = defineRule('valores-de-documento', { semArquivo: aText, comArquivo: aText });

type Row = Selectable<RegistrationDocumentTable>;

/** Creates the documents that a registration is expected to have; they have no file yet. */
export async function expectDocuments(work: Work, registrationId: string): Promise<void> {
  const { cnpj } = await getRegistration(work, registrationId);
  for (const kind of work.rules.of(expected).tipos) {
    const id = await newIdOf(work, `documento do cadastro ${cnpj}`);
    await work.tx
      .insertInto('registration_documents')
      .values({ id, registration_id: registrationId, kind })
      .execute();
  }
}

/** A registration's documents, in the rule's order. @throws Refusal `missing` */
export async function listDocumentRows(work: Work, registrationId: string) {
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

/** As the API shows them. @throws Refusal `missing` */
export async function listDocuments(
  work: Work,
  registrationId: string,
  baseUrl: string,
): Promise<unknown[]> {
  const rows = await listDocumentRows(work, registrationId);
  return rows.map((row) => present(work, row, baseUrl));
}

/** @throws Refusal `missing` */
export async function getDocument(
  work: Work,
  { registrationId, id, baseUrl }: { registrationId: string; id: string; baseUrl: string },
): Promise<unknown> {
  const rows = await listDocumentRows(work, registrationId);
  return present(work, requireRow(rows, id), baseUrl);
}

/**
 * Keeps what was sent of a document: a file, its day of expiry, or both.
 * @throws Refusal `missing`
 */
export async function assignDocument(
  work: Work,
  { registrationId, id, file, expiresOn }: Assignment,
): Promise<void> {
  requireRow(await listDocumentRows(work, registrationId), id);
  await work.tx
    .updateTable('registration_documents')
    .set({
      registration_id: registrationId,
      ...(file && { file_id: await keepFile(work, file) }),
      ...(expiresOn !== undefined && { expires_on: expiresOn }),
    })
    .where('id', '=', id)
    .execute();
}

export interface Assignment {
  registrationId: string;
  id: string;
  file: SentFile | undefined;
  expiresOn: string | undefined;
}

function requireRow<R extends Row>(rows: R[], id: string): R {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw Refusal.of('missing', 'caminho', `o cadastro não tem o documento ${id}`);
  return row;
}

function present({ rules }: Work, row: Row & { name: string | null }, baseUrl: string): unknown {
  const { semArquivo, comArquivo } = rules.of(values);
  return {
    id: row.id,
    url: row.file_id === null ? undefined : fileUrl(baseUrl, row.file_id),
    nome: row.name ?? row.kind,
    tipoDocumento: row.kind,
    status: row.file_id === null ? semArquivo : comArquivo,
  };
}
