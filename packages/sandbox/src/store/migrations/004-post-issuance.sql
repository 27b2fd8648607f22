alter table operations add column closed boolean not null default false;

create table blocks (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  operation_id text not null references operations,
  holder text not null,
  quantity numeric(38, 8) not null check (quantity > 0),
  kind text not null,
  justification text not null,
  -- The accounts that the titles were taken from: they go back to the same.
  accounts jsonb not null,
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
  kind text not null,
  status text not null,
  quantity numeric(38, 8) not null check (quantity > 0),
  unit_price numeric(38, 8),
  settlement text,
  from_holder text not null,
  from_custodian text not null,
  to_holder text not null,
  to_custodian text not null,
  motive text,
  justification text,
  created_on date not null,
  returned_on date
);
create index movements_of_company on movements (company, number);

create table financial_events (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  operation_id text not null references operations,
  kind text not null,
  status text not null,
  due_on date not null,
  paid_on date,
  -- What the whole operation pays.
  amount numeric(38, 8) not null check (amount >= 0),
  percentage numeric(38, 8),
  -- Who gets what, kept when it was paid.
  payments jsonb
);
create index events_of_operation on financial_events (operation_id, due_on);
