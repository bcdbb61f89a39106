-- The same bound for money given back by hand.
create function refuse_return_by_hand() returns trigger language plpgsql as $$
declare
  here record;
begin
  here := money_here(new.booking_id);
  if -new.amount > here.on_card + here.by_hand then
    perform refuse_return();
  end if;
  return new;
end $$;

create trigger returns_never_exceed_money
  before insert on hand_payment
  for each row when (new.amount < 0) execute function refuse_return_by_hand();
