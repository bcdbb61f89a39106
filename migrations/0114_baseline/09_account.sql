-- The account of a booking: sums of its entries by kind, kept by the trigger below. Every figure about money
-- is read from here.
create table booking_account (
  booking_id uuid primary key references booking,
  total integer not null default 0 check (total >= 0),
  received integer not null default 0 check (received >= 0),
  -- Refunds that are owed, sent or done.
  refunding integer not null default 0,
  -- Refunds that are done.
  refunded integer not null default 0 check (refunded >= 0),
  -- Reclaimed by the guest's bank, or lost to it.
  disputed integer not null default 0,
  lost integer not null default 0 check (lost >= 0),
  -- What the provider reports as gone, above what was here. A fact must be recorded even if it should not be.
  beyond integer not null default 0,
  open integer not null generated always as ((((total - received) + refunded) + lost)) stored,
  constraint refunds_are_done_once check (refunded <= refunding),
  constraint returns_never_exceed_money check (refunding + disputed <= received + beyond)
);

-- The reconciler looks for these every two minutes; there are hardly any.
create index account_beyond on booking_account (booking_id) where beyond > 0;

-- Append-only. A correction reverses an entry: the same kind with the opposite amount.
create table account_entry (
  id bigint primary key generated always as identity,
  booking_id uuid not null references booking,
  kind text not null check (kind in ('charge', 'payment', 'refund', 'refunded', 'dispute', 'dispute-lost')),
  -- A child may stay for nothing and is charged all the same.
  amount integer not null,
  -- Of a charge: the stay it belongs to, and what it is for.
  stay_id uuid references stay,
  line jsonb,
  -- Of everything else.
  payment_id uuid,
  refund_id uuid references refund,
  chargeback_id text references chargeback,
  beyond integer not null default 0,
  reverses bigint unique references account_entry,
  at timestamptz not null,
  actor text not null,
  source text not null,
  check (amount <> 0 or kind = 'charge'),
  constraint charges_have_a_line check ((kind = 'charge') = (line is not null and stay_id is not null)),
  constraint disputes_are_named check ((kind in ('dispute', 'dispute-lost')) = (chargeback_id is not null)),
  constraint entry_of_a_payment_of_its_booking
    foreign key (payment_id, booking_id) references payment (id, booking_id),
  constraint money_has_a_payment check ((kind = 'charge') <> (payment_id is not null) or beyond = amount),
  constraint refunds_are_named check ((kind in ('refund', 'refunded')) = (refund_id is not null))
);

create index account_entry_of_booking on account_entry (booking_id, id);
create index account_entry_at on account_entry (at);
create index account_entry_of_refund on account_entry (refund_id);
create index account_entry_of_chargeback on account_entry (chargeback_id);

create trigger account_entry_is_append_only
  before update or delete or truncate on account_entry
  for each statement execute function refuse_change();

-- A reversal is given by the entry it reverses alone.
create function copy_reversed_entry() returns trigger language plpgsql as $$
declare
  entry account_entry;
begin
  select * into strict entry from account_entry where id = new.reverses;
  new.booking_id := entry.booking_id;
  new.kind := entry.kind;
  new.amount := -entry.amount;
  new.stay_id := entry.stay_id;
  new.line := entry.line;
  new.payment_id := entry.payment_id;
  new.refund_id := entry.refund_id;
  new.chargeback_id := entry.chargeback_id;
  new.beyond := -entry.beyond;
  return new;
end $$;

create trigger reversals_copy_their_entry
  before insert on account_entry
  for each row when (new.reverses is not null)
  execute function copy_reversed_entry();

create function add_to_account() returns trigger language plpgsql as $$
begin
  insert into booking_account (booking_id) select distinct booking_id from posted on conflict do nothing;
  update booking_account as account
  set total = account.total + sums.total,
      received = account.received + sums.received,
      refunding = account.refunding + sums.refunding,
      refunded = account.refunded + sums.refunded,
      disputed = account.disputed + sums.disputed,
      lost = account.lost + sums.lost,
      beyond = account.beyond + sums.beyond
  from (
    select booking_id,
           coalesce(sum(amount) filter (where kind = 'charge'), 0) as total,
           coalesce(sum(amount) filter (where kind = 'payment'), 0) as received,
           coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunding,
           coalesce(sum(amount) filter (where kind = 'refunded'), 0) as refunded,
           coalesce(sum(amount) filter (where kind = 'dispute'), 0) as disputed,
           coalesce(sum(amount) filter (where kind = 'dispute-lost'), 0) as lost,
           sum(beyond) as beyond
    from posted group by booking_id
  ) as sums
  where account.booking_id = sums.booking_id;
  update payment
  set received = payment.received + sums.received,
      refunding = payment.refunding + sums.refunding,
      disputed = payment.disputed + sums.disputed,
      beyond = payment.beyond + sums.beyond
  from (
    select payment_id,
           coalesce(sum(amount) filter (where kind = 'payment'), 0) as received,
           coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunding,
           coalesce(sum(amount) filter (where kind = 'dispute'), 0) as disputed,
           sum(beyond) as beyond
    from posted where payment_id is not null group by payment_id
  ) as sums
  where payment.id = sums.payment_id;
  return null;
end $$;

create trigger entries_add_to_account
  after insert on account_entry referencing new table as posted
  for each statement execute function add_to_account();

-- What a person wrote about an entry, such as the reason of a discount. A row of its own, because the entry
-- itself outlives the erasure of a guest.
create table account_note (
  entry_id bigint primary key references account_entry,
  text text not null check (text <> '')
);
