-- Holds are counted by their stays, so that one hold of several rooms counts for each of them. See 0009 and 0021.
create or replace function is_contested(room integer) returns boolean stable language plpgsql as $$
begin
  return (
    select coalesce(sum(held.nights), 0) > 54
    from listing_physical_room as part
    cross join lateral (
      select stay.check_out - stay.check_in as nights
      from booking join stay on stay.booking_id = booking.id
      where stay.listing_id = part.listing_id and booking.state = 'held'
      limit 55
    ) as held
    where part.physical_room_id = room
  );
end $$;

create or replace function are_held_in_vain(room integer, wanted daterange) returns boolean
  stable language plpgsql as $$
begin
  return exists (
    select night
    from booking as ended
    join stay on stay.booking_id = ended.id
    join listing_physical_room as part on part.listing_id = stay.listing_id
    cross join lateral generate_series(
      greatest(stay.check_in, lower(wanted)), least(stay.check_out, upper(wanted)) - 1,
      interval '1 day'
    ) as night
    where part.physical_room_id = room and ended.state = 'expired'
      and ended.created_at > now() - interval '24 hours'
      and ended.ended_at >= ended.created_at + interval '5 minutes'
      and daterange(stay.check_in, stay.check_out) && wanted
    group by night having count(*) >= 3
  );
end $$;

create or replace function holds_may_yield(room integer) returns boolean
  stable language plpgsql as $$
begin
  return is_contested(room) or 3 <= (
    select count(*)
    from booking as ended
    join stay on stay.booking_id = ended.id
    join listing_physical_room as part on part.listing_id = stay.listing_id
    where part.physical_room_id = room and ended.state = 'expired'
      and ended.created_at > now() - interval '24 hours'
      and ended.ended_at >= ended.created_at + interval '5 minutes'
  );
end $$;
