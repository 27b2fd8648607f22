alter table notifications add column feed_id text unique;
alter table notifications add column ack_at timestamptz;

create table webhook_settings (
  company text primary key,
  data jsonb not null
);

-- The outbox: a row is written in the transaction of the change that it tells of.
create table deliveries (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  notification_id text not null references notifications,
  subject_id text not null,
  status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED')),
  attempts integer not null default 0,
  response_status integer,
  response_body text,
  error_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  delivered_at timestamptz,
  next_attempt_at timestamptz not null
);
create index deliveries_pending on deliveries (next_attempt_at, number) where status = 'PENDING';

create table notification_tests (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  created_at timestamptz not null
);
