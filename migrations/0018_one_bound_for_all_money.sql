-- Chargebacks. An open or lost one reduces what can be refunded. The booking is no foreign key:
-- after a restore the bank may name one that is not rebuilt yet.
create table chargeback (
  id text primary key,
  booking_id uuid not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  told_at timestamptz not null
);

create index chargeback_of_booking on chargeback (booking_id);

-- Until now only alerts recorded them.
insert into chargeback (id, booking_id, amount, state, told_at)
select distinct on (subject) subject, booking_id, (facts ->> 'amount')::integer,
       case kind when 'chargeback' then 'open' else facts ->> 'outcome' end, raised_at
from alert
where kind in ('chargeback', 'chargeback-closed') and booking_id is not null
  and (facts ->> 'amount')::integer > 0
order by subject, id desc;

-- A booking's remaining money: on the card, what was paid less refunds and chargebacks; by hand,
-- what was taken at the reception less what was given back, which may be negative. The row lock
-- makes two concurrent refunds see each other.
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

-- One bound over card and hand: nobody gets back more than was paid. It applies to refunds we are
-- about to make. Refunds reported by the provider are checked against the payment only: a fact must
-- be recorded even if it should not have happened.
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
