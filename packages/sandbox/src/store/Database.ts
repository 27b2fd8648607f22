import type { Generated, Kysely, Selectable } from 'kysely';

/** JSON text for `parseExact` and `writeExact`, which keep all digits. */
type JsonText = string;

/** An exact decimal as text, for `Decimal`. */
type NumericText = string;

/** A day: `2026-03-16`. */
type Day = string;

/** A row with an identifier; `number` is the order of creation. */
interface Numbered {
  id: string;
  number: Generated<number>;
}

interface Owned extends Numbered {
  company: string;
}

interface OfOperation extends Owned {
  operation_id: string;
  status: string;
}

export interface Database {
  clock: { singleton: Generated<boolean>; sandbox_at: Date; real_at: Date };
  signing_key: { singleton: Generated<boolean>; secret: Uint8Array };
  story_ids: { company: string; kind: string; value: string };
  jobs: { id: Generated<number>; company: string; due_at: Date; action: string; subject: string };
  faults: {
    operation: string;
    kind: string;
    remaining: number;
    after_work: boolean;
    delay_ms: number;
    retry_after: number | null;
  };
  files: { id: string; company: string; name: string; media_type: string; bytes: Uint8Array };
  registrations: Owned & {
    cnpj: string;
    funcao: string;
    /** States of the issuance API; `Não Cadastrado` until the first submission. */
    status: 'Aprovado' | 'Pendente' | 'Reprovado' | 'Não Cadastrado';
    data: JsonText;
  };
  representatives: Numbered & { registration_id: string; cpf: string; data: JsonText };
  registration_documents: Numbered & {
    registration_id: string;
    kind: string;
    file_id: string | null;
    expires_on: Day | null;
  };
  investors: Owned & { cpf_cnpj: string; data: JsonText; created_at: Date };
  requests: Owned & {
    tipo: 'NotaComercial' | 'Debenture';
    issuer: string;
    issue_number: NumericText;
    /** Only the control sets the last three. */
    status:
      | 'Solicitada'
      | 'Em Andamento'
      | 'Aguardando Liquidação'
      | 'Liquidada'
      | 'Cancelada'
      | 'Pendente de Aprovação'
      | 'Aguardando Assinaturas'
      | 'Concluida';
    /** Whether the response to its submission has the status CONGELADA; only the control sets it. */
    frozen: Generated<boolean>;
    code: string | null;
    data: JsonText;
    financial_data: JsonText | null;
    instalments: Generated<JsonText>;
  };
  request_documents: Numbered & {
    request_id: string;
    kind: string;
    file_id: string | null;
    created_on: Day;
    updated_on: Day;
  };
  operations: Owned & {
    request_id: string;
    code: string;
    status:
      | 'EM_ANALISE'
      | 'AGUARDANDO_LIQUIDACAO'
      | 'PARCIALMENTE_EMITIDO'
      | 'EMITIDO'
      | 'NAO_EMITIDO'
      | 'REPROVADO'
      | 'REPROVADO_PENDENCIAS';
    tipo: 'NOTA_COMERCIAL' | 'DEBENTURE';
    registrar: string;
    issued_on: Day;
    matures_on: Day;
    quantity: NumericText;
    unit_value: NumericText;
    created_on: Day;
    closed: Generated<boolean>;
    amended: Generated<boolean>;
    suspended: Generated<boolean>;
  };
  offers: OfOperation & {
    settlement: string;
    investors: JsonText;
    quantity: NumericText;
    created_on: Day;
  };
  ledger: {
    number: Generated<number>;
    company: string;
    posting: string;
    operation_id: string;
    holder: string;
    custodian: string;
    kind: 'issuer' | 'free' | 'blocked';
    quantity: NumericText;
    posted_at: Date;
  };
  blocks: Owned & {
    operation_id: string;
    holder: string;
    quantity: NumericText;
    kind: string;
    justification: string;
    accounts: JsonText;
    created_on: Day;
    released: Generated<boolean>;
    release_justification: string | null;
  };
  movements: OfOperation & {
    kind: 'COMPRA_VENDA' | 'INTEROPERABILIDADE' | 'TRANSFERENCIA' | 'TRANSFERENCIA_CUSTODIA';
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
  };
  financial_events: OfOperation & {
    kind: 'AMORTIZACAO' | 'JUROS' | 'AMORTIZACAO_EXTRAORDINARIA' | 'RESGATE_ANTECIPADO_TOTAL';
    due_on: Day;
    paid_on: Day | null;
    amount: NumericText;
    earlier: Generated<JsonText>;
    percentage: NumericText | null;
    payments: JsonText | null;
  };
  notifications: Owned & {
    subject_id: string;
    subject_type: string;
    event_type: string;
    metadata: JsonText;
    created_at: Date;
    expires_at: Date;
    feed_id: string | null;
    ack_at: Date | null;
    /** Its place for listeners; null until a listener asks for it. */
    heard: Generated<number | null>;
  };
  webhook_settings: { company: string; data: JsonText };
  deliveries: Owned & {
    notification_id: string;
    subject_id: string;
    status: 'PENDING' | 'SUCCESS' | 'FAILED';
    attempts: Generated<number>;
    response_status: number | null;
    response_body: string | null;
    error_message: string | null;
    created_at: Date;
    updated_at: Date;
    delivered_at: Date | null;
    next_attempt_at: Date;
    leased_until: Date | null;
    attempts_before: Generated<number>;
  };
  notification_tests: Owned & { created_at: Date };
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** A request's transaction, or the store itself in a read-only task. */
export type Tx = Kysely<Database>;
