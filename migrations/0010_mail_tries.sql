-- What became of the tries to send a mail that is owed.
alter table mail
  -- The last sign of life of whoever is sending it, by the database's clock.
  add column trying_at timestamptz,
  -- The mail server will never take it. Nobody tries again until it is asked for anew.
  add column refused_at timestamptz,
  -- When it was last asked for once more.
  add column resent_at timestamptz;

-- What the owner has put aside although it goes on. It is forgotten when the matter is over.
create table dismissed_matter (
  kind text not null,
  subject text not null,
  at timestamptz not null,
  primary key (kind, subject)
);
