-- Identifiers that the guides' story gives to what an account makes first of a kind; a seed fills it.
create table story_ids (
  company text not null,
  kind text not null,
  value text not null,
  primary key (company, kind)
);
