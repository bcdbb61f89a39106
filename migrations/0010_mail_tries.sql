-- The outcome of attempts to send a mail.
alter table mail
  -- The sending process's last heartbeat, by the database's clock.
  add column trying_at timestamptz,
  -- The mail server refused it permanently. Not retried until it is resent.
  add column refused_at timestamptz,
  -- When it was last resent.
  add column resent_at timestamptz;

-- Alerts that the owner dismissed although the matter persists. Deleted when it is over.
create table dismissed_matter (
  kind text not null,
  subject text not null,
  at timestamptz not null,
  primary key (kind, subject)
);
