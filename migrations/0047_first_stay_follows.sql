-- A new booking begins with one stay, which has its id. Processes of the release before also write the booking's columns
-- later: then its only stay follows. Of several they would lose one, and are refused.
create or replace function keep_first_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (select count(*) from stay where booking_id = new.id) > 1 then
    raise exception 'a booking with several stays is changed through its stays';
  end if;
  insert into stay (id, booking_id, listing_id, check_in, check_out, adults, children_up_to_12, children_above_12,
                    checked_in_at, checked_out_at, no_show_at)
  values (new.id, new.id, new.listing_id, new.check_in, new.check_out,
          new.adults, new.children_up_to_12, new.children_above_12,
          new.checked_in_at, new.checked_out_at, new.no_show_at)
  on conflict (id) do update
    set listing_id = excluded.listing_id, check_in = excluded.check_in, check_out = excluded.check_out,
        adults = excluded.adults, children_up_to_12 = excluded.children_up_to_12,
        children_above_12 = excluded.children_above_12, checked_in_at = excluded.checked_in_at,
        checked_out_at = excluded.checked_out_at, no_show_at = excluded.no_show_at;
  return null;
end $$;

drop trigger booking_keeps_its_first_stay on booking;
create trigger booking_keeps_its_first_stay
  after insert or update of listing_id, check_in, check_out, adults, children_up_to_12, children_above_12,
                            checked_in_at, checked_out_at, no_show_at
  on booking for each row when (pg_trigger_depth() = 0) execute function keep_first_stay();
