-- What every service needs: the clock, the key that signs tokens, what is to happen later, notifications.
create table clock (
  singleton boolean primary key default true check (singleton),
  sandbox_at timestamptz not null,
  real_at timestamptz not null
);

create table signing_key (
  singleton boolean primary key default true check (singleton),
  secret bytea not null
);

create sequence id_numbers;

create table agenda (
  id bigint generated always as identity primary key,
  company text not null,
  due_at timestamptz not null,
  action text not null,
  subject text not null
);
create index agenda_due on agenda (due_at, id);

create table notifications (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  subject_id text not null,
  subject_type text not null,
  event_type text not null,
  metadata jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index notifications_of_company on notifications (company, number);

create table faults (
  operation text primary key,
  kind text not null,
  remaining integer not null check (remaining >= 0)
);
