-- A booking exists before the payment: it begins as a hold on the nights.
create table booking (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  listing_id text not null references listing,
  check_in date not null,
  check_out date not null check (check_out > check_in),
  state text not null
    check (state in ('held', 'confirmed', 'cancelled', 'expired', 'refunded')),
  channel text not null default 'direct',
  adults integer not null check (adults > 0),
  children_up_to_12 integer not null default 0 check (children_up_to_12 >= 0),
  children_above_12 integer not null default 0 check (children_above_12 >= 0),
  language text not null default 'pt-BR',
  lines jsonb not null,
  total integer not null check (total > 0),
  visitor_id uuid,
  checkout_id text unique,
  checkout_expires_at timestamptz,
  hold_expires_at timestamptz check (hold_expires_at > checkout_expires_at),
  payment_id text unique,
  guest_name text,
  guest_email text,
  guest_phone text,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  check (state <> 'confirmed' or confirmed_at is not null)
);

create unique index one_live_hold_per_visitor on booking (visitor_id) where state = 'held';
create index booking_live_holds on booking (hold_expires_at) where state = 'held';
create index booking_by_arrival on booking (check_in, id);
create index booking_by_creation on booking (created_at desc, id desc);
create index booking_of_listing on booking (listing_id, check_in);

-- Decides every race: all nights are taken here, whoever takes them. A free night has no row; the
-- journal has the history.
create table occupied_nights (
  id bigint generated always as identity primary key,
  physical_room_id integer not null references physical_room,
  stay daterange not null check (not isempty(stay) and not lower_inf(stay) and not upper_inf(stay)),
  kind text not null check (kind in ('hold', 'booking', 'block', 'imported')),
  booking_id uuid references booking,
  note text,
  check ((kind in ('hold', 'booking')) = (booking_id is not null)),
  constraint nights_never_overlap exclude using gist (physical_room_id with =, stay with &&)
);

create index occupied_nights_of_booking on occupied_nights (booking_id);

-- Append-only: the last entry is the booking's state.
create table booking_journal (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking,
  at timestamptz not null,
  event text not null,
  state text not null,
  actor text not null,
  source text not null,
  facts jsonb not null default '{}'
);

create index booking_journal_of_booking on booking_journal (booking_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger booking_journal_is_append_only
  before update or delete or truncate on booking_journal
  for each statement execute function refuse_change();

-- Every webhook event that was processed, once.
create table payment_event (
  id text primary key,
  type text not null,
  checkout_id text,
  outcome text not null,
  received_at timestamptz not null
);

create index payment_event_of_checkout on payment_event (checkout_id);

-- Outbox of refunds: a job calls the provider.
create table refund (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  payment_id text not null,
  reason text not null check (reason in ('nights-lost', 'cancelled')),
  amount integer not null check (amount > 0),
  state text not null default 'due' check (state in ('due', 'pending', 'succeeded', 'failed')),
  provider_refund_id text unique,
  created_at timestamptz not null,
  unique (booking_id, reason)
);

create index refund_not_final on refund (created_at) where state in ('due', 'pending', 'failed');

-- Outbox of mails: written with the fact, marked when the mail server has accepted it.
create table mail (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  kind text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (booking_id, kind)
);
