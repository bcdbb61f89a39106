-- What a booking consists of: a stay in one listing. One each today; charges name the stay they belong to.
create table stay (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  listing_id text not null references listing,
  check_in date not null,
  check_out date not null check (check_out > check_in),
  adults integer not null check (adults > 0),
  children_up_to_12 integer not null check (children_up_to_12 >= 0),
  children_above_12 integer not null check (children_above_12 >= 0)
);

create index stay_of_booking on stay (booking_id);

-- The booking's own columns still decide: its first stay, which has the booking's id, follows them.
create function keep_first_stay() returns trigger language plpgsql as $$
begin
  insert into stay (id, booking_id, listing_id, check_in, check_out, adults, children_up_to_12, children_above_12)
  values (new.id, new.id, new.listing_id, new.check_in, new.check_out,
          new.adults, new.children_up_to_12, new.children_above_12)
  on conflict (id) do update
    set listing_id = excluded.listing_id, check_in = excluded.check_in, check_out = excluded.check_out,
        adults = excluded.adults, children_up_to_12 = excluded.children_up_to_12,
        children_above_12 = excluded.children_above_12;
  return null;
end $$;

create trigger booking_keeps_its_first_stay
  after insert or update of listing_id, check_in, check_out, adults, children_up_to_12, children_above_12
  on booking for each row execute function keep_first_stay();
