import type { Kysely } from 'kysely';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import type { Database } from '../store/Database.js';
import type { Work } from '../work/Work.js';

/** A file as it was sent. */
export interface SentFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Who may read a file's address; also the page of files asks it. */
export const fileAccess = defineRule('acesso-aos-arquivos', { exigeToken: aBoolean });

/** Keeps a file and gives its id. */
export async function keepFile({ tx, company, newId }: Work, file: SentFile): Promise<string> {
  const id = await newId();
  const { name, mediaType, bytes } = file;
  await tx
    .insertInto('files')
    .values({ id, company, name, media_type: mediaType, bytes })
    .execute();
  return id;
}

/** Forgets a file that another has taken the place of, if there was one. */
export async function dropFile({ tx }: Work, id: string | null | undefined): Promise<void> {
  if (id) await tx.deleteFrom('files').where('id', '=', id).execute();
}

/** A file by id, of one account where one is given. */
export async function findFile(db: Kysely<Database>, id: string, company?: string) {
  const query = db.selectFrom('files').selectAll().where('id', '=', id);
  return (company === undefined ? query : query.where('company', '=', company)).executeTakeFirst();
}

/** Where a file is read. */
export function fileUrl({ rules }: Work, baseUrl: string, fileId: string): string {
  rules.note(fileAccess);
  return `${baseUrl}/arquivos/${fileId}`;
}
