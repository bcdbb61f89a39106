create index booking_held_of_listing on booking (listing_id) where state = 'held';

-- A room is contested when more of its nights wait for a payment than 15 % of a year: a hold then
-- keeps nobody else out (docs/decisions/014). Counted by what is asked for, not by who has the
-- nights, so that it lasts as long as the sessions do. A hold has at least one night, so 55 of a
-- listing are enough to know, however many there are.
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

-- Whether nights that are held are whoever's comes next. Not those that a portal sold as well: they
-- are its guest's.
create function held_nights_yield(room integer, stay daterange) returns boolean
  stable language plpgsql as $$
begin
  return is_contested(room) and not exists (
    select from channel_conflict as conflict
    join listing_physical_room as part using (listing_id)
    where part.physical_room_id = room and conflict.state <> 'over' and conflict.nights && stay
  );
end $$;
