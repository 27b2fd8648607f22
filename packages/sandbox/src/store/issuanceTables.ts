import type { Generated } from 'kysely';
import type { Day, JsonText, NumericText } from './columns.js';

export interface IssuanceTables {
  requests: RequestTable;
  request_documents: RequestDocumentTable;
  operations: OperationTable;
  offers: OfferTable;
  ledger: LedgerTable;
}

export interface RequestTable {
  id: string;
  number: Generated<number>;
  company: string;
  tipo: string;
  issuer: string;
  issue_number: NumericText;
  status: string;
  code: string | null;
  data: JsonText;
  financial_data: JsonText | null;
  instalments: Generated<JsonText>;
}

export interface RequestDocumentTable {
  id: string;
  number: Generated<number>;
  request_id: string;
  kind: string;
  file_id: string | null;
  created_on: Day;
  updated_on: Day;
}

export interface OperationTable {
  id: string;
  number: Generated<number>;
  company: string;
  request_id: string;
  code: string;
  status: string;
  tipo: string;
  registrar: string;
  issued_on: Day;
  matures_on: Day;
  quantity: NumericText;
  unit_value: NumericText;
  created_on: Day;
  closed: Generated<boolean>;
  amended: Generated<boolean>;
}

export interface OfferTable {
  id: string;
  number: Generated<number>;
  company: string;
  operation_id: string;
  status: string;
  settlement: string;
  investors: JsonText;
  quantity: NumericText;
  created_on: Day;
}

interface LedgerTable {
  number: Generated<number>;
  company: string;
  posting: string;
  operation_id: string;
  holder: string;
  custodian: string;
  kind: 'issuer' | 'free' | 'blocked';
  quantity: NumericText;
  posted_at: Date;
}
