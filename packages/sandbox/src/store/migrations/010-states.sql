-- What only the control says of an operation.
alter table operations add column suspended boolean not null default false
