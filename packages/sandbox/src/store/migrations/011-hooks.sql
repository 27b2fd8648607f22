-- A row's number is given before its transaction ends, so one may come to sight after a higher one. Who reads on from
-- where it was goes by the transaction instead.
alter table notifications add column made_in xid8 not null default pg_current_xact_id();
create index notifications_made on notifications (made_in, number);
-- Another one after each reset: what was read before it is gone.
create table store_epoch (
  singleton boolean primary key default true check (singleton),
  id text not null
);
-- Attempts of a delivery before it was last ordered again.
alter table deliveries add column attempts_before integer not null default 0
