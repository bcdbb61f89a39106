-- What each physical room is like for those who clean it, and who said so when. A room without a row is clean. The
-- version lets a tap be refused that was made on an older state. It blocks no night.
create table room_state (
  physical_room_id integer primary key references physical_room on delete cascade,
  state text not null check (state in ('clean', 'being-cleaned', 'dirty', 'out-of-use')),
  at timestamptz not null,
  by text not null,
  version integer not null default 1
);
