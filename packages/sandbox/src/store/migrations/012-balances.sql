-- What each account of the ledger holds: the sum of its lines, kept by what posts them. `number` tells which was first.
create table balances (
  company text not null,
  operation_id text not null references operations,
  holder text not null,
  custodian text not null,
  kind text not null,
  quantity numeric(38, 8) not null,
  number bigint generated always as identity,
  primary key (operation_id, holder, custodian, kind)
);
create index balances_of_holder on balances (company, holder);
insert into balances (company, operation_id, holder, custodian, kind, quantity)
  select company, operation_id, holder, custodian, kind, sum(quantity) from ledger
  group by company, operation_id, holder, custodian, kind order by min(number);

create index movements_open on movements (company, from_holder) where status in ('EM_ANALISE', 'AGUARDANDO_LIQUIDACAO');
