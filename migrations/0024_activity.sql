-- Audit log of changes behind /admin: prices, listings, people, portals, the property and access. Bookings have
-- booking_journal. People are stored by id only, so an entry outlives a removed person without naming her.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  subject text,
  facts jsonb not null default '{}'
);

-- For the retention job, which deletes by age.
create index activity_at on activity (at);

-- Append-only: rows are deleted after their retention period, never changed.
create trigger activity_is_never_changed
  before update on activity for each statement execute function refuse_change();
