alter table operations add column amended boolean not null default false;
