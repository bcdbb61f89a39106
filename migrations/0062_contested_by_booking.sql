-- Every refused call asks. A hold's first stay has the dates of its booking, which has an index of its own; 0061 has the
-- other stays. See 0051.
create or replace function is_contested(room integer) returns boolean stable language plpgsql as $$
begin
  return (
    select coalesce(sum(held.nights), 0) > 54
    from listing_physical_room as part
    cross join lateral (
      (select check_out - check_in as nights from booking
       where booking.listing_id = part.listing_id and state = 'held' limit 55)
      union all
      (select stay.check_out - stay.check_in from stay join booking on booking.id = stay.booking_id
       where stay.listing_id = part.listing_id and position > 0 and state = 'held' limit 55)
    ) as held
    where part.physical_room_id = room
  );
end $$;
