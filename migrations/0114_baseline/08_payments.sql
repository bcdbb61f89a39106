-- Money that came in. `amount` is what was noted, `received` what counts after corrections.
create table payment (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  means text not null check (means in ('online', 'pix', 'cash', 'card', 'transfer', 'portal')),
  -- The provider and its own id of the payment, if it came through one.
  provider text,
  reference text,
  amount integer not null check (amount > 0),
  at timestamptz not null,
  by text not null,
  received integer not null default 0,
  refunding integer not null default 0,
  disputed integer not null default 0,
  beyond integer not null default 0,
  -- What the provider keeps; null while it has not said.
  fee integer,
  -- The day on which money noted at the reception came in; null: the day of its entry.
  received_on date,
  -- The end of the provider's window for refunds. Null: none that we know.
  refundable_until timestamptz,
  -- What a payment through a provider was made with. Null: not told, as where one form takes both.
  online_means text,
  constraint online_payments_have_a_reference check (
    (means = 'online') = (provider is not null and reference is not null)
  ),
  constraint payment_is_known_once unique (provider, reference),
  constraint payment_of_its_booking unique (id, booking_id),
  constraint returns_never_exceed_payment check (refunding + disputed <= received + beyond)
);

create index payment_of_booking on payment (booking_id);
-- Looked for every two minutes, among the newest.
create index payment_without_fee on payment (at) where means = 'online' and fee is null;
create index payment_by_day on payment (received_on) where received_on is not null;

-- One receipt per payment. Numbers have no gaps: each is given under the table's lock, and none is taken
-- back. Who paid is read from the booking when the receipt is shown, so that it names nobody once the guest
-- is erased.
create table receipt (
  number integer primary key check (number > 0),
  payment_id uuid not null unique references payment,
  issued_at timestamptz not null,
  issued_by text not null
);

create trigger receipt_is_append_only
  before update or delete or truncate on receipt
  for each statement execute function refuse_change();

-- Sessions at a payment provider: each asks for an amount, for one purpose. The first one of a hold has the
-- booking's id, which is also its idempotency key at the provider.
create table payment_session (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  provider text not null,
  -- 'booking': what the plan asks for now, which confirms the booking. 'balance': the rest. 'change': the
  -- rise of a stay.
  purpose text not null check (purpose in ('booking', 'balance', 'change')),
  amount integer not null check (amount > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'ended')),
  -- The provider's own id; null until it has answered.
  checkout_id text,
  expires_at timestamptz not null,
  opened_at timestamptz not null,
  -- What it can be paid with, and what its guest is shown to pay it: the code of a Pix, or the provider's own
  -- page.
  means text not null default 'card',
  br_code text,
  pay_url text,
  constraint session_is_known_once unique (provider, checkout_id),
  constraint session_means check (means in ('card', 'pix', 'card-or-pix'))
);

create index payment_session_of_booking on payment_session (booking_id);
create unique index one_open_session_per_purpose on payment_session (booking_id, purpose) where state = 'open';

-- Every webhook event that was processed, once.
create table payment_event (
  id text primary key,
  type text not null,
  checkout_id text,
  outcome text not null,
  received_at timestamptz not null,
  -- When the provider created it, to measure delay.
  made_at timestamptz
);

create index payment_event_latest on payment_event (received_at desc);

-- A refund gives back part of one payment, through the provider or by hand. 'by-hand': the property owes it
-- and gives it back itself; its means is known once that is noted. Those of a provider are an outbox: a job
-- calls it.
create table refund (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  reason text not null check (reason in ('nights-lost', 'cancelled', 'goodwill', 'moved', 'excess', 'noted')),
  amount integer not null check (amount > 0),
  state text not null default 'due' check (state in ('due', 'pending', 'succeeded', 'failed', 'by-hand')),
  provider_refund_id text unique,
  created_at timestamptz not null,
  of_payment uuid references payment,
  means text default 'online' check (means in ('online', 'pix', 'cash', 'card', 'transfer', 'portal')),
  done_at timestamptz,
  -- Of money given back without cancelling: how much the price was lowered with it, and how much of a refused
  -- one waits no more, because it was given by hand or taken back.
  discount integer not null default 0,
  waived integer not null default 0,
  constraint only_hand_refunds_wait_for_hands check ((state = 'by-hand') = (means is null)),
  constraint refund_discount check (discount >= 0 and discount <= amount),
  constraint refund_waived check (waived >= 0 and waived <= amount)
);

create index refund_not_final on refund (created_at) where state in ('due', 'pending', 'failed');
create index refund_of_booking on refund (booking_id);
create index refund_of_payment on refund (of_payment);
-- One that was refused for good leaves its place to the one that is tried instead of it.
create unique index one_live_refund_per_end on refund (of_payment, reason)
  where reason in ('cancelled', 'nights-lost') and means = 'online' and state <> 'failed';

-- An open or lost one reduces what can be refunded. The booking is no foreign key: after a restore the bank
-- may name one that is not rebuilt yet.
create table chargeback (
  id text primary key,
  booking_id uuid not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  told_at timestamptz not null,
  -- The provider's id of the disputed payment.
  reference text,
  -- Until when the guest's bank takes an answer; null if it takes none.
  answer_by timestamptz
);

create index chargeback_of_booking on chargeback (booking_id);

-- A Pix to the house's own key. Only the owner's word makes a payment of it.
create table hand_pix (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  -- 'booking': what confirms a hold. 'balance': what is open of a confirmed one.
  purpose text not null check (purpose in ('booking', 'balance')),
  amount integer not null check (amount > 0),
  -- 'shown': the guest has the code. 'told': she says that she paid. 'missing': the owner did not find it.
  state text not null check (state in ('shown', 'told', 'missing', 'received', 'ended')),
  -- Keyed hashes of the payer's address and number while it is open: one at a time for each.
  email_hash text,
  phone_hash text,
  made_at timestamptz not null,
  told_at timestamptz,
  -- Until when the nights of a hold wait for the owner's word.
  answer_by timestamptz,
  answered_at timestamptz,
  answered_by text,
  payment_id uuid references payment,
  -- A Pix is paid to the key with which it was begun.
  pix_key text,
  payee text,
  check ((state = 'received') = (payment_id is not null)),
  check ((state in ('told', 'missing')) <= (told_at is not null))
);

create unique index one_open_pix_per_booking on hand_pix (booking_id) where state in ('shown', 'told', 'missing');
create unique index one_open_pix_per_address on hand_pix (email_hash) where state in ('shown', 'told', 'missing');
create unique index one_open_pix_per_number on hand_pix (phone_hash) where state in ('shown', 'told', 'missing');
create index pix_of_booking on hand_pix (booking_id, made_at);
create index unanswered_pix on hand_pix (told_at) where told_at is not null and answered_at is null;
create index pix_of_payment on hand_pix (payment_id);

-- The picture that a guest sent of her bank's receipt, encoded again. For the owner's eyes, so it is no
-- public file.
create table hand_pix_receipt (
  pix_id uuid primary key references hand_pix,
  picture bytea not null check (length(picture) <= 5242880),
  added_at timestamptz not null
);

-- Waits for whoever changes the key, so that no Pix begins with one that was just disowned.
create function freeze_pix_key() returns trigger language plpgsql as $$
begin
  select pix_terms ->> 'key', pix_terms ->> 'payee' into new.pix_key, new.payee from property for share;
  return new;
end $$;

create trigger pix_keeps_its_key
  before insert on hand_pix
  for each row execute function freeze_pix_key();
