-- What the house offers somebody at a price, usually in a chat. It is paid at an address of its own.
create table proposal (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (length(code) >= 10),
  language text not null,
  check_in date not null,
  check_out date not null,
  -- By the price list when it was made, and what is asked.
  listed integer not null check (listed >= 0),
  total integer not null check (total > 0),
  -- The part that is paid first and when the rest is; null: everything at once.
  deposit jsonb,
  valid_until timestamptz not null,
  -- Until when its nights are kept; null: they are not.
  held_until timestamptz,
  -- Whom it is for, known to the house alone.
  label text not null default '' check (length(label) <= 80),
  words text not null default '' check (length(words) <= 500),
  made_at timestamptz not null,
  made_by text not null,
  seen_at timestamptz,
  withdrawn_at timestamptz,
  check (check_out > check_in),
  check (valid_until > made_at),
  check (held_until <= valid_until and held_until <= made_at + '48:00:00')
);

create index proposals_by_time on proposal (made_at);

-- A room of it, with its price by the list when it was made, and as it is offered.
create table proposal_room (
  proposal_id uuid not null references proposal on delete cascade,
  position integer not null,
  listing_id text not null references listing on delete cascade,
  adults integer not null check (adults >= 0),
  children_up_to_12 integer not null check (children_up_to_12 >= 0),
  children_above_12 integer not null check (children_above_12 >= 0),
  listed_lines jsonb not null,
  lines jsonb not null,
  primary key (proposal_id, position)
);

create index proposal_rooms_of_listing on proposal_room (listing_id);
