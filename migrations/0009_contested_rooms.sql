create index booking_held_of_listing on booking (listing_id) where state = 'held';

-- A room is contested if more of its nights are unpaid than 15 % of a year: its holds then keep
-- nobody else out (docs/decisions/014). Counted by requested nights, not by taken ones, so that it
-- lasts as long as the sessions. A hold has at least one night, so reading 55 of a listing is
-- enough.
create function is_contested(room integer) returns boolean stable language plpgsql as $$
begin
  return (
    select coalesce(sum(held.nights), 0) > 54
    from listing_physical_room as part
    cross join lateral (
      select check_out - check_in as nights from booking
      where booking.listing_id = part.listing_id and state = 'held'
      limit 55
    ) as held
    where part.physical_room_id = room
  );
end $$;

-- Whether held nights may be taken by the next guest. Not if a portal has sold them as well: then
-- they are the portal's.
create function held_nights_yield(room integer, stay daterange) returns boolean
  stable language plpgsql as $$
begin
  return is_contested(room) and not exists (
    select from channel_conflict as conflict
    join listing_physical_room as part using (listing_id)
    where part.physical_room_id = room and conflict.state <> 'over' and conflict.nights && stay
  );
end $$;
