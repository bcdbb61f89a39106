-- Problems the owner must handle. One open alert per matter.
create table alert (
  id bigint primary key generated always as identity,
  kind text not null,
  subject text not null,
  booking_id uuid references booking,
  facts jsonb not null default '{}',
  raised_at timestamptz not null,
  resolved_at timestamptz
);

create unique index one_open_alert_per_matter on alert (kind, subject) where resolved_at is null;

-- Alerts that the owner dismissed although the matter persists. Deleted when it is over.
create table dismissed_matter (
  kind text not null,
  subject text not null,
  at timestamptz not null,
  primary key (kind, subject)
);

-- Outbox of mails: written with the fact, marked when the mail server has accepted it.
create table mail (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid references booking,
  kind text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- A mail to the owner may be about an alert instead of a booking.
  alert_id bigint references alert,
  -- The sending process's last heartbeat.
  trying_at timestamptz,
  -- The mail server refused it permanently. Not retried until it is resent.
  refused_at timestamptz,
  resent_at timestamptz,
  -- Facts of a mail that are stored nowhere else: the stay as the guest last knew it.
  facts jsonb,
  unique (booking_id, kind),
  constraint mail_speaks_of_one_matter check ((booking_id is null) <> (alert_id is null))
);

create unique index one_mail_per_alert on mail (alert_id, kind);
-- Mails are kept for good and few are unsent: a partial index covers those.
create index mail_waiting on mail (created_at) where sent_at is null;

-- Audit log of changes behind /admin: prices, listings, people, portals, the property and access. Bookings
-- have booking_journal. People are stored by id only, so an entry outlives a removed person without naming
-- her.
create table activity (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  subject text,
  facts jsonb not null default '{}'
);

-- For the retention job, which deletes by age.
create index activity_at on activity (at);

create trigger activity_is_never_changed
  before update on activity
  for each statement execute function refuse_change();

-- When maintenance last succeeded: 'backup', 'restore-drill', 'reconciled'. One row each.
create table operation_mark (
  name text primary key,
  at timestamptz not null,
  facts jsonb not null default '{}'
);
