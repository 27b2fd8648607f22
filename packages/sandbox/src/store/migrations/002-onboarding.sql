create table registrations (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  cnpj text not null,
  funcao text not null,
  situation text not null,
  data jsonb not null
);
create index registrations_of_company on registrations (company, cnpj);

create table representatives (
  id text primary key,
  number bigint generated always as identity unique,
  registration_id text not null references registrations on delete cascade,
  cpf text not null,
  data jsonb not null
);
create index representatives_of_registration on representatives (registration_id);

create table files (
  id text primary key,
  company text not null,
  name text not null,
  media_type text not null,
  bytes bytea not null
);

create table registration_documents (
  id text primary key,
  number bigint generated always as identity unique,
  registration_id text not null references registrations on delete cascade,
  kind text not null,
  file_id text references files,
  expires_on date
);
create index documents_of_registration on registration_documents (registration_id);

create table investors (
  id text primary key,
  number bigint generated always as identity unique,
  company text not null,
  cpf_cnpj text not null,
  data jsonb not null,
  created_at timestamptz not null,
  unique (company, cpf_cnpj)
);
