-- What people did behind /admin: prices, listings, people, portals, the property, and the ways in. Bookings have
-- booking_journal. A person stands here by id alone, so that an entry outlives her and names nobody then.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  subject text,
  facts jsonb not null default '{}'
);

-- What is past its time is found by its age.
create index activity_at on activity (at);

-- What is written stays as it was written. It is taken away when its time is over, never changed.
create trigger activity_is_never_changed
  before update on activity for each statement execute function refuse_change();
