-- Faults that come after the work is kept, take their time, or say when to come back.
alter table faults
  add column after_work boolean not null default false,
  add column delay_ms integer not null default 0,
  add column retry_after integer;
