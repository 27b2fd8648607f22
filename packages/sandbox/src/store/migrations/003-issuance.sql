create sequence instrument_numbers;

create table requests (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  tipo text not null,
  issuer text not null,
  issue_number numeric(38, 8) not null,
  status text not null,
  code text unique,
  data jsonb not null,
  financial_data jsonb,
  instalments jsonb not null default '[]'
);
create index requests_of_company on requests (company, issuer);

create table request_documents (
  id text primary key,
  number bigint generated always as identity unique,
  request_id text not null references requests on delete cascade,
  kind text not null,
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
  status text not null,
  tipo text not null,
  registrar text not null,
  issued_on date not null,
  matures_on date not null,
  quantity numeric(38, 8) not null check (quantity > 0),
  unit_value numeric(38, 8) not null check (unit_value > 0),
  created_on date not null
);
create index operations_of_company on operations (company, number);

create table offers (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  operation_id text not null references operations,
  status text not null,
  settlement text not null,
  investors jsonb not null,
  quantity numeric(38, 8) not null check (quantity > 0),
  created_on date not null
);
create index offers_of_company on offers (company, number);

-- Every movement of titles is a posting of lines that add up to zero: what one account loses, others gain.
-- An account is a holder's titles of an operation with a custodian, free or blocked; the issuer's is the
-- only one below zero, by what was issued.
create table ledger (
  number bigint generated always as identity primary key,
  company text not null,
  posting text not null,
  operation_id text not null references operations,
  holder text not null,
  custodian text not null,
  kind text not null check (kind in ('issuer', 'free', 'blocked')),
  quantity numeric(38, 8) not null check (quantity <> 0),
  posted_at timestamptz not null
);
create index ledger_of_operation on ledger (operation_id, holder);
create index ledger_of_holder on ledger (company, holder);
