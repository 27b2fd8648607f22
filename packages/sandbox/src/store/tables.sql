-- A type in double quotes is a list of values of the contracts, by the name of its schema.

-- Shared by all services: the clock, the key that signs tokens, scheduled actions, ordered faults.
create table clock (
  singleton boolean primary key default true check (singleton),
  sandbox_at timestamptz not null,
  real_at timestamptz not null
);

create table signing_key (
  singleton boolean primary key default true check (singleton),
  secret bytea not null check (length(secret) >= 32)
);

create sequence id_numbers;

create table jobs (
  id bigint generated always as identity primary key,
  company text not null,
  due_at timestamptz not null,
  kind text not null,
  subject text not null
);
create index jobs_due on jobs (due_at, id);

create table faults (
  operation text primary key,
  kind text not null,
  remaining integer not null check (remaining >= 0),
  after_work boolean not null default false,
  delay_ms integer not null default 0 check (delay_ms >= 0),
  retry_after integer check (retry_after >= 0)
);

-- Identifiers of the guides' story for the first object of each kind that an account creates. A seed fills the table.
create table story_ids (
  company text not null,
  kind text not null,
  value text not null,
  primary key (company, kind)
);

create table files (
  id text primary key,
  company text not null,
  name text not null,
  media_type text not null,
  bytes bytea not null
);
-- Files are stored uncompressed: most are already compressed or small.
alter table files alter column bytes set storage external;

-- Onboarding.
create table registrations (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  cnpj text not null,
  funcao text not null,
  status "StatusDeAprovacao" not null,
  data jsonb not null check (jsonb_typeof(data) = 'object')
);
create index registrations_of_company on registrations (company, cnpj);

create table representatives (
  id text primary key,
  number bigint generated always as identity unique,
  registration_id text not null references registrations on delete cascade,
  cpf text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object')
);
create index representatives_of_registration on representatives (registration_id);

create table registration_documents (
  id text primary key,
  number bigint generated always as identity unique,
  registration_id text not null references registrations on delete cascade,
  kind text not null,
  file_id text references files,
  expires_on date
);
create index documents_of_registration on registration_documents (registration_id);

create table investors (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  cpf_cnpj text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null,
  unique (company, cpf_cnpj)
);

-- Issuance.
create sequence instrument_numbers;

create table requests (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  tipo "TipoDaSolicitacao" not null,
  issuer text not null,
  issue_number numeric(38, 8) not null,
  status "StatusDaSolicitacao" not null,
  -- Whether the response to its submission has the status CONGELADA. Only the control sets it.
  frozen boolean not null default false,
  code text unique check (code ~ '^LNC000'),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  financial_data jsonb check (jsonb_typeof(financial_data) = 'object'),
  instalments jsonb not null default '[]' check (jsonb_typeof(instalments) = 'array')
);
create index requests_of_company on requests (company, issuer);

create table request_documents (
  id text primary key,
  number bigint generated always as identity unique,
  request_id text not null references requests on delete cascade,
  kind "TipoDeDocumentoDevolvido" not null,
  file_id text references files,
  created_on date not null,
  updated_on date not null,
  unique (request_id, kind)
);

create table operations (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  request_id text not null unique references requests,
  code text not null unique,
  status "StatusDaOperacao" not null,
  tipo "TipoDaOperacao" not null,
  registrar text not null check (registrar ~ '^\d{14}$'),
  issued_on date not null,
  matures_on date not null,
  quantity numeric(38, 8) not null check (quantity > 0),
  unit_value numeric(38, 8) not null check (unit_value > 0),
  created_on date not null,
  closed boolean not null default false,
  amended boolean not null default false,
  -- Only the control sets it.
  suspended boolean not null default false
);
create index operations_of_company on operations (company, number);

create table offers (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  operation_id text not null references operations,
  status "StatusDaOfertaPrimaria" not null,
  settlement "TipoDeLiquidacao" not null,
  investors jsonb not null check (jsonb_typeof(investors) = 'array'),
  quantity numeric(38, 8) not null check (quantity > 0),
  created_on date not null
);
create index offers_of_company on offers (company, number);

-- Every movement of titles is a posting whose lines add up to zero. An account contains a holder's titles of an
-- operation at a custodian, free or blocked. Only the issuer's account is negative, by the issued quantity.
create table ledger (
  number bigint generated always as identity primary key,
  company text not null,
  posting text not null,
  operation_id text not null references operations,
  holder text not null check (holder ~ '^(\d{11}|\d{14})$'),
  custodian text not null check (custodian ~ '^\d{14}$'),
  kind text not null check (kind in ('issuer', 'free', 'blocked')),
  quantity numeric(38, 8) not null check (quantity <> 0),
  posted_at timestamptz not null
);
create index ledger_of_operation on ledger (operation_id, holder);
create index ledger_of_holder on ledger (company, holder);

-- After the issuance.
create table blocks (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  operation_id text not null references operations,
  holder text not null check (holder ~ '^(\d{11}|\d{14})$'),
  quantity numeric(38, 8) not null check (quantity > 0),
  kind "TipoDeConstricao" not null,
  justification text not null,
  -- The accounts that the titles were taken from and return to.
  accounts jsonb not null check (jsonb_typeof(accounts) = 'array'),
  created_on date not null,
  released boolean not null default false,
  release_justification text
);
create index blocks_of_company on blocks (company, number);

create table movements (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  operation_id text not null references operations,
  kind "TipoDeMovimentacao" not null,
  status "StatusDaMovimentacao" not null,
  quantity numeric(38, 8) not null check (quantity > 0),
  unit_price numeric(38, 8),
  settlement "TipoDeLiquidacao",
  from_holder text not null check (from_holder ~ '^(\d{11}|\d{14})$'),
  from_custodian text not null check (from_custodian ~ '^\d{14}$'),
  to_holder text not null check (to_holder ~ '^(\d{11}|\d{14})$'),
  to_custodian text not null check (to_custodian ~ '^\d{14}$'),
  motive text,
  justification text,
  created_on date not null,
  returned_on date
);
create index movements_of_company on movements (company, number);
create index movements_open on movements (company, from_holder) where status in ('EM_ANALISE', 'AGUARDANDO_LIQUIDACAO');

create table financial_events (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  operation_id text not null references operations,
  kind "TipoDoEventoFinanceiro" not null,
  status "StatusDoEventoFinanceiro" not null,
  due_on date not null,
  paid_on date,
  -- The total for the whole operation.
  amount numeric(38, 8) not null check (amount >= 0),
  -- The amounts before it changed, each with the last day of its prices.
  earlier jsonb not null default '[]',
  percentage numeric(38, 8),
  -- The payment of each holder, set when the event is paid.
  payments jsonb check (jsonb_typeof(payments) = 'array')
);
create index events_of_operation on financial_events (operation_id, due_on);

-- Notifications.
create table notifications (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  subject_id text not null,
  subject_type text not null,
  event_type text not null,
  metadata jsonb not null check (jsonb_typeof(metadata) = 'object'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  feed_id text unique,
  ack_at timestamptz,
  -- Its number in the order of the call `listen`, which assigns it.
  heard bigint unique
);
create index notifications_of_company on notifications (company, number);

create table webhook_settings (
  company text primary key,
  data jsonb not null check (jsonb_typeof(data) = 'object')
);

-- The outbox: a row is inserted in the transaction of the change that it reports.
create table deliveries (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  notification_id text not null references notifications,
  subject_id text not null,
  status "StatusDaEntrega" not null,
  attempts integer not null default 0,
  -- Attempts before the last resend.
  attempts_before integer not null default 0,
  response_status integer,
  response_body text,
  error_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  delivered_at timestamptz,
  next_attempt_at timestamptz not null,
  -- End of the lease in real time, because the simulator's clock may change meanwhile.
  leased_until timestamptz
);
create index deliveries_pending on deliveries (next_attempt_at, number) where status = 'PENDING';
create index deliveries_of_subject on deliveries (company, subject_id, number) where status = 'PENDING';

create table notification_tests (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  created_at timestamptz not null
);
