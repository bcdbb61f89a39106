-- A change of a stay that its guest wants: asked of the house, or held until its rise is paid. What it costs and which
-- percent of the policy it gives back are kept as they were offered, and so is the stay as it was: one that has
-- changed since makes the wish void.
create table stay_change (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  stay_id uuid not null references stay,
  before jsonb not null,
  listing_id text not null references listing on delete cascade,
  check_in date not null,
  check_out date not null check (check_out > check_in),
  adults integer not null check (adults >= 0),
  children_up_to_12 integer not null check (children_up_to_12 >= 0),
  children_above_12 integer not null check (children_above_12 >= 0),
  lines jsonb not null,
  refund_percent integer not null check (refund_percent between 0 and 100),
  -- To be paid before the change is made; null if it is only asked for.
  rise integer check (rise > 0),
  words text check (length(words) <= 1000),
  state text not null
    check (state in ('asked', 'paying', 'done', 'declined', 'withdrawn', 'expired', 'lost')),
  made_at timestamptz not null,
  held_until timestamptz,
  ended_at timestamptz,
  check ((state = 'paying') <= (rise is not null and held_until is not null)),
  check ((state in ('asked', 'paying')) = (ended_at is null))
);
create unique index one_open_change_per_booking on stay_change (booking_id) where ended_at is null;
create index changes_of_booking on stay_change (booking_id, made_at);
create index changes_of_stay on stay_change (stay_id);
create index changes_to_listing on stay_change (listing_id);
