-- What guests' banks have asked back. An open or a lost one leaves nothing of its amount to give back.
-- It names its booking without a reference: after a restore the bank may speak of one that is not
-- written anew yet.
create table chargeback (
  id text primary key,
  booking_id uuid not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  told_at timestamptz not null
);

create index chargeback_of_booking on chargeback (booking_id);

-- Until now only the alerts knew of them.
insert into chargeback (id, booking_id, amount, state, told_at)
select distinct on (subject) subject, booking_id, (facts ->> 'amount')::integer,
       case kind when 'chargeback' then 'open' else facts ->> 'outcome' end, raised_at
from alert
where kind in ('chargeback', 'chargeback-closed') and booking_id is not null
  and (facts ->> 'amount')::integer > 0
order by subject, id desc;

-- All that is still here of a booking's money: of what the card paid, less what went back to it and
-- what the guest's bank has or wants; and of what changed hands at the reception, below zero if more
-- was given back there than taken. The row lock makes two who give back at once count each other.
create function money_here(of_booking uuid, out on_card integer, out by_hand integer)
  language plpgsql as $$
begin
  select coalesce(paid_amount, 0) into on_card from booking where id = of_booking for update;
  on_card := on_card
    - (select coalesce(sum(amount), 0) from refund where booking_id = of_booking and state <> 'failed')
    - (select coalesce(sum(amount), 0) from chargeback where booking_id = of_booking and state <> 'won');
  select coalesce(sum(amount), 0) into by_hand from hand_payment where booking_id = of_booking;
end $$;

create function refuse_return() returns void language plpgsql as $$
begin
  raise exception 'what goes back exceeds what is here' using errcode = 'check_violation',
    constraint = 'returns_never_exceed_money';
end $$;

-- One bound over card and hand: nobody gets back more than came in. It is held against what is about
-- to be given back. What the provider says has happened is held against the payment alone, as ever:
-- a fact must be written down even where it should not be one.
create function refuse_return_to_card() returns trigger language plpgsql as $$
declare
  here record;
begin
  here := money_here(new.booking_id);
  if new.amount > here.on_card + least(here.by_hand, 0) then
    perform refuse_return();
  end if;
  return new;
end $$;

create trigger returns_never_exceed_money
  before insert on refund
  for each row when (new.state = 'due') execute function refuse_return_to_card();
