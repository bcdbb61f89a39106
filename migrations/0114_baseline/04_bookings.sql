-- A booking exists before the payment: it begins as a hold on the nights. Its stays decide: its own columns
-- sum up those that are not cancelled.
create table booking (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  listing_id text not null references listing,
  check_in date not null,
  check_out date not null,
  state text not null check (state in ('held', 'confirmed', 'cancelled', 'expired', 'refunded')),
  channel text not null default 'direct',
  adults integer not null check (adults > 0),
  children_up_to_12 integer not null default 0 check (children_up_to_12 >= 0),
  children_above_12 integer not null default 0 check (children_above_12 >= 0),
  language text not null default 'pt-BR',
  visitor_id uuid,
  hold_expires_at timestamptz,
  guest_name text,
  guest_email text,
  guest_phone text,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  expected_arrival text check (expected_arrival ~ '^\d\d:\d\d$'),
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  no_show_at timestamptz,
  note text not null default '',
  version integer not null default 1,
  -- The policy that was bought stays with the booking, whatever the property's policy becomes.
  cancellation_policy jsonb,
  -- When the guest's data were erased. Amounts stay.
  erased_at timestamptz,
  -- When an unpaid hold ended.
  ended_at timestamptz,
  -- What it asked for when it was bought, and when: null if everything was due at once.
  plan jsonb,
  -- The proposal that became this booking, or this hold on the way there.
  proposal_id uuid,
  constraint an_erased_booking_names_nobody check (
    erased_at is null
    or guest_name is null and guest_email is null and guest_phone is null and note = ''
      and expected_arrival is null and visitor_id is null
  ),
  check (check_out > check_in),
  check (checked_out_at >= checked_in_at),
  check (state <> 'confirmed' or confirmed_at is not null),
  constraint booking_of_a_proposal foreign key (proposal_id) references proposal
);

create unique index one_live_hold_per_visitor on booking (visitor_id) where state = 'held';
create index booking_live_holds on booking (hold_expires_at) where state = 'held';
create index booking_by_arrival on booking (check_in, id);
create index booking_by_creation on booking (created_at desc, id desc);
create index booking_of_listing on booking (listing_id, check_in);
create index booking_by_departure on booking (check_out, id);
create index booking_of_guest on booking (lower(guest_email));
create index booking_held_of_listing on booking (listing_id) where state = 'held';
-- Bookings sold since a person last looked.
create index booking_by_sale on booking (confirmed_at) where state = 'confirmed';
-- Balances to remind of are looked for every two minutes, among these few.
create index booking_with_plan on booking (check_in) where plan is not null and state = 'confirmed';
create unique index one_hold_per_proposal on booking (proposal_id) where state = 'held';
create index bookings_of_proposal on booking (proposal_id) where proposal_id is not null;

-- What a booking consists of: one or more stays, each in one listing, with dates, people and marks of its
-- own.
create table stay (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  listing_id text not null references listing,
  check_in date not null,
  check_out date not null,
  adults integer not null check (adults > 0),
  children_up_to_12 integer not null check (children_up_to_12 >= 0),
  children_above_12 integer not null check (children_above_12 >= 0),
  -- Their order within the booking.
  position integer not null default 0,
  -- Cancelled alone. The stays of a cancelled booking stay as they were.
  cancelled_at timestamptz,
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  no_show_at timestamptz,
  check (check_out > check_in)
);

create index stay_of_booking on stay (booking_id);
create index stay_of_listing on stay (listing_id);
create index stay_by_nights on stay using gist (daterange(check_in, check_out));
create index stay_beside on stay (listing_id) where position > 0;

-- A new booking begins with one stay, which has its id. Later the stays decide.
create function keep_first_stay() returns trigger language plpgsql as $$
begin
  insert into stay (id, booking_id, listing_id, check_in, check_out, adults, children_up_to_12, children_above_12,
                    checked_in_at, checked_out_at, no_show_at)
  values (new.id, new.id, new.listing_id, new.check_in, new.check_out,
          new.adults, new.children_up_to_12, new.children_above_12,
          new.checked_in_at, new.checked_out_at, new.no_show_at);
  return null;
end $$;

create trigger booking_keeps_its_first_stay
  after insert on booking
  for each row execute function keep_first_stay();

-- The first arrival, the last departure, everybody together, and the room of the first. A booking has left
-- when nobody is still expected or here.
create function sum_up_stays() returns trigger language plpgsql as $$
begin
  update booking
  set listing_id = sums.listing_id, check_in = sums.check_in, check_out = sums.check_out,
      adults = sums.adults, children_up_to_12 = sums.children_up_to_12,
      children_above_12 = sums.children_above_12, checked_in_at = sums.checked_in_at,
      checked_out_at = sums.checked_out_at, no_show_at = sums.no_show_at
  from (
    select booking_id, (array_agg(listing_id order by position, id))[1] as listing_id,
           min(check_in) as check_in, max(check_out) as check_out, sum(adults)::int as adults,
           sum(children_up_to_12)::int as children_up_to_12, sum(children_above_12)::int as children_above_12,
           min(checked_in_at) as checked_in_at,
           case when bool_and(checked_out_at is not null or no_show_at is not null)
                then max(checked_out_at) end as checked_out_at,
           case when bool_and(no_show_at is not null) then max(no_show_at) end as no_show_at
    from stay
    where booking_id in (select booking_id from changed) and cancelled_at is null
    group by booking_id
  ) as sums
  where booking.id = sums.booking_id;
  return null;
end $$;

create trigger stays_add_up
  after insert on stay referencing new table as changed
  for each statement when (pg_trigger_depth() = 0)
  execute function sum_up_stays();

create trigger changed_stays_add_up
  after update on stay referencing new table as changed
  for each statement when (pg_trigger_depth() = 0)
  execute function sum_up_stays();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Append-only: the last entry is the booking's state.
create table booking_journal (
  id bigint primary key generated always as identity,
  booking_id uuid not null references booking,
  at timestamptz not null,
  event text not null,
  state text not null,
  actor text not null,
  source text not null,
  facts jsonb not null default '{}'
);

create index booking_journal_of_booking on booking_journal (booking_id, id);

create trigger booking_journal_is_append_only
  before update or delete or truncate on booking_journal
  for each statement execute function refuse_change();

-- A cancellation is a record with who and when, not a flag.
create table cancellation (
  booking_id uuid primary key references booking,
  at timestamptz not null,
  by text not null,
  refund_percent integer not null check (refund_percent between 0 and 100),
  refund_amount integer not null check (refund_amount >= 0),
  -- Why a guest cancelled, if she said so.
  reason text,
  -- Who cancelled, and which rule decided what goes back. Older ones have neither.
  who text,
  basis text,
  agreed text,
  constraint cancellation_agreed check (basis is distinct from 'agreed' or agreed is not null),
  constraint cancellation_basis check (basis in ('law', 'policy', 'gift', 'agreed', 'house')),
  -- The house gives everything back; of a guest's money less than the policy's is kept by agreement.
  constraint cancellation_of_the_house check (
    basis is null or who is not null and (basis = 'house') = (who = 'house')
  ),
  constraint cancellation_who check (who in ('guest', 'house'))
);

-- A change of a stay that its guest wants: asked of the house, or held until its rise is paid. What it costs
-- and which percent of the policy it gives back are kept as they were offered, and so is the stay as it was:
-- one that has changed since makes the wish void.
create table stay_change (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  stay_id uuid not null references stay,
  before jsonb not null,
  listing_id text not null references listing on delete cascade,
  check_in date not null,
  check_out date not null,
  adults integer not null check (adults >= 0),
  children_up_to_12 integer not null check (children_up_to_12 >= 0),
  children_above_12 integer not null check (children_above_12 >= 0),
  lines jsonb not null,
  refund_percent integer not null check (refund_percent between 0 and 100),
  -- To be paid before the change is made; null if it is only asked for.
  rise integer check (rise > 0),
  words text check (length(words) <= 1000),
  state text not null check (state in ('asked', 'paying', 'done', 'declined', 'withdrawn', 'expired', 'lost')),
  made_at timestamptz not null,
  held_until timestamptz,
  ended_at timestamptz,
  check (check_out > check_in),
  check ((state = 'paying') <= (rise is not null and held_until is not null)),
  check ((state in ('asked', 'paying')) = (ended_at is null))
);

create unique index one_open_change_per_booking on stay_change (booking_id) where ended_at is null;
create index changes_of_booking on stay_change (booking_id, made_at);
create index changes_of_stay on stay_change (stay_id);
create index changes_to_listing on stay_change (listing_id);

-- The idempotency key of a press of 'Book Now', as a hash, with a hash of its request and the resulting hold.
-- A retry after a lost response gets the same hold.
create table checkout_key (
  hash text primary key,
  body text not null,
  booking_id uuid not null references booking on delete cascade,
  made_at timestamptz not null
);

create index checkout_key_of_booking on checkout_key (booking_id);
