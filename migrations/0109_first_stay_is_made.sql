-- A new booking begins with one stay, which has its id. Later the stays decide: see 0046.
create or replace function keep_first_stay() returns trigger language plpgsql as $$
begin
  insert into stay (id, booking_id, listing_id, check_in, check_out, adults, children_up_to_12, children_above_12,
                    checked_in_at, checked_out_at, no_show_at)
  values (new.id, new.id, new.listing_id, new.check_in, new.check_out,
          new.adults, new.children_up_to_12, new.children_above_12,
          new.checked_in_at, new.checked_out_at, new.no_show_at);
  return null;
end $$;

drop trigger booking_keeps_its_first_stay on booking;
create trigger booking_keeps_its_first_stay after insert on booking
  for each row execute function keep_first_stay();
