-- For how long visitors' unpaid holds kept nights of a room from sale, once they do so no more: what still holds is in
-- occupied_nights. A night of a room is held by one at a time, so its spans do not overlap (docs/decisions/021).
create table unpaid_time (
  id bigint generated always as identity primary key,
  physical_room_id integer not null references physical_room on delete cascade,
  stay daterange not null,
  began timestamptz not null,
  ended timestamptz not null,
  check (began < ended)
);
create index unpaid_time_of_nights on unpaid_time using gist (physical_room_id, stay);
create index unpaid_time_ended on unpaid_time (ended);
