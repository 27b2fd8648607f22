import type { Generated, Transaction } from 'kysely';
import type { JsonText } from './columns.js';
import type { IssuanceTables } from './issuanceTables.js';
import type { PostIssuanceTables } from './postIssuanceTables.js';
import type { WebhookTables } from './webhookTables.js';

export interface Database extends IssuanceTables, PostIssuanceTables, WebhookTables {
  clock: { singleton: Generated<boolean>; sandbox_at: Date; real_at: Date };
  signing_key: { singleton: Generated<boolean>; secret: Uint8Array };
  story_ids: { company: string; kind: string; value: string };
  agenda: AgendaTable;
  faults: { operation: string; kind: string; remaining: number };
  registrations: RegistrationTable;
  representatives: RepresentativeTable;
  files: FileTable;
  registration_documents: RegistrationDocumentTable;
  investors: InvestorTable;
}

/** One transaction: what a request does, all or nothing. */
export type Tx = Transaction<Database>;

interface AgendaTable {
  id: Generated<number>;
  company: string;
  due_at: Date;
  action: string;
  subject: string;
}

export interface RegistrationTable {
  id: string;
  number: Generated<number>;
  company: string;
  cnpj: string;
  funcao: string;
  situation: string;
  data: JsonText;
}

export interface RepresentativeTable {
  id: string;
  number: Generated<number>;
  registration_id: string;
  cpf: string;
  data: JsonText;
}

interface FileTable {
  id: string;
  company: string;
  name: string;
  media_type: string;
  bytes: Uint8Array;
}

export interface RegistrationDocumentTable {
  id: string;
  number: Generated<number>;
  registration_id: string;
  kind: string;
  file_id: string | null;
  expires_on: string | null;
}

export interface InvestorTable {
  id: string;
  number: Generated<number>;
  company: string;
  cpf_cnpj: string;
  data: JsonText;
  created_at: Date;
}
