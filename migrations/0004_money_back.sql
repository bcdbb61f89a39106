-- The captured amount, which refunds must never exceed.
alter table booking add column paid_amount integer check (paid_amount > 0);

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('nights-lost', 'cancelled', 'goodwill'));
alter table refund drop constraint refund_booking_id_reason_key;
create unique index one_refund_for_lost_nights on refund (booking_id) where reason = 'nights-lost';
create unique index one_refund_for_a_cancellation on refund (booking_id) where reason = 'cancelled';
create index refund_of_booking on refund (booking_id);

create function refuse_overpaid_refund() returns trigger language plpgsql as $$
declare
  paid integer;
  given_back integer;
begin
  -- The row lock makes two refunds of one booking count each other.
  select paid_amount into paid from booking where id = new.booking_id for update;
  select coalesce(sum(amount), 0) into given_back
    from refund where booking_id = new.booking_id and state <> 'failed' and id <> new.id;
  if given_back + new.amount > coalesce(paid, 0) then
    raise exception 'refunds exceed the payment' using errcode = 'check_violation',
      constraint = 'refunds_never_exceed_payment';
  end if;
  return new;
end $$;

create trigger refunds_never_exceed_payment
  before insert or update of amount, state on refund
  for each row execute function refuse_overpaid_refund();

-- A cancellation is a record with who and when, not a flag.
create table cancellation (
  booking_id uuid primary key references booking,
  at timestamptz not null,
  by text not null,
  refund_percent integer not null check (refund_percent between 0 and 100),
  refund_amount integer not null check (refund_amount >= 0)
);

-- Problems the owner must handle. One open alert per matter.
create table alert (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  booking_id uuid references booking,
  facts jsonb not null default '{}',
  raised_at timestamptz not null,
  resolved_at timestamptz
);

create unique index one_open_alert_per_matter on alert (kind, subject) where resolved_at is null;
