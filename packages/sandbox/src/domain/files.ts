import type { Kysely } from 'kysely';
import { lowerId } from '../contract/formats.js';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import type { Database } from '../store/Database.js';
import type { CallWork, SentFile } from '../work/ServiceCall.js';
import type { Work } from '../work/Work.js';

/** Who may read a file's address; the route that serves files also reads this rule. */
export const fileAccess = defineRule('acesso-aos-arquivos', { exigeToken: aBoolean });

export async function keepFile({ tx, company, newId }: Work, file: SentFile): Promise<string> {
  const { name, mediaType, bytes } = file;
  const id = await newId();
  const row = { id, company, name, media_type: mediaType, bytes };
  // `insertRow` would read the bytes back, which takes longer than writing them.
  await tx.insertInto('files').values(row).execute();
  return id;
}

export async function dropFile({ tx }: Work, id: string | null | undefined): Promise<void> {
  if (id) await tx.deleteFrom('files').where('id', '=', id).execute();
}

export async function findFile(db: Kysely<Database>, id: string, company?: string) {
  const query = db.selectFrom('files').selectAll().where('id', '=', lowerId(id));
  return (company === undefined ? query : query.where('company', '=', company)).executeTakeFirst();
}

export function fileUrl({ baseUrl, rules }: CallWork, fileId: string): string {
  rules.note(fileAccess);
  return `${baseUrl}/arquivos/${fileId}`;
}
