-- Whether the answer to its submission says CONGELADA: only as the control sets it.
alter table requests add column frozen boolean not null default false;
-- A file is compressed already, or not worth the time.
alter table files alter column bytes set storage external;
