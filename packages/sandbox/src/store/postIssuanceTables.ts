import type { Generated } from 'kysely';
import type { Day, JsonText, NumericText } from './columns.js';

export interface PostIssuanceTables {
  blocks: BlockTable;
  movements: MovementTable;
  financial_events: FinancialEventTable;
}

export interface BlockTable {
  id: string;
  number: Generated<number>;
  company: string;
  operation_id: string;
  holder: string;
  quantity: NumericText;
  kind: string;
  justification: string;
  accounts: JsonText;
  created_on: Day;
  released: Generated<boolean>;
  release_justification: string | null;
}

export interface MovementTable {
  id: string;
  number: Generated<number>;
  company: string;
  operation_id: string;
  kind: string;
  status: string;
  quantity: NumericText;
  unit_price: NumericText | null;
  settlement: string | null;
  from_holder: string;
  from_custodian: string;
  to_holder: string;
  to_custodian: string;
  motive: string | null;
  justification: string | null;
  created_on: Day;
  returned_on: Day | null;
}

export interface FinancialEventTable {
  id: string;
  number: Generated<number>;
  company: string;
  operation_id: string;
  kind: string;
  status: string;
  due_on: Day;
  paid_on: Day | null;
  amount: NumericText;
  percentage: NumericText | null;
  payments: JsonText | null;
}
