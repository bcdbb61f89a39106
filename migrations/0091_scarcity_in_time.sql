-- Holds that the release before has made. What it makes from now on neither counts nor yields, for 45 minutes.
update occupied_nights set counted_from = booking.created_at
from booking
where booking.id = booking_id and kind = 'hold' and state = 'held' and booking.proposal_id is null
  and counted_from is null;

-- Each span of a room's nights that visitors' unpaid holds kept from sale, as far as it lies within the last 24 hours.
create function unpaid_spans(room integer, wanted daterange, at timestamptz)
  returns table (nights daterange, kept interval) stable language sql as $$
  select stay * wanted, least(ended, at) - greatest(began, at - interval '24 hours')
  from unpaid_time
  where physical_room_id = room and stay && wanted and ended > at - interval '24 hours' and began < at
  union all
  select stay * wanted, least(counted_until, at) - greatest(counted_from, at - interval '24 hours')
  from occupied_nights
  where physical_room_id = room and stay && wanted and kind = 'hold' and counted_from < at
    and coalesce(counted_until, at) > greatest(counted_from, at - interval '24 hours')
$$;

-- The nights that were kept unpaid for more than 90 minutes of the last 24 hours, whoever held them and however often.
create function overheld_nights(room integer, wanted daterange, at timestamptz) returns datemultirange
  stable language plpgsql as $$
begin
  return (
    select coalesce(range_agg(daterange(night, night + 1)), '{}')
    from (
      select day::date as night
      from unpaid_spans(room, wanted, at) as span
      cross join lateral generate_series(lower(nights), upper(nights) - 1, interval '1 day') as day
      group by day having sum(kept) > interval '90 minutes'
    ) as overheld
  );
end $$;

-- The nights of a row of occupied_nights in which a hold keeps nobody out: all where so much of the room is unpaid, those
-- held for too long, and at night all of a Pix that is said to be paid. None if a portal has sold them as well: then they
-- are the portal's. (docs/decisions/014, 021)
create function yielding_nights(
  room integer, stay daterange, counted_from timestamptz, counted_until timestamptz, at timestamptz
) returns datemultirange stable language plpgsql as $$
begin
  if counted_from is null or exists (
    select from channel_conflict as conflict
    join listing_physical_room as part using (listing_id)
    where part.physical_room_id = room and conflict.state <> 'over' and conflict.nights && stay
  ) then
    return '{}';
  end if;
  if counted_until > at or is_contested(room) then return datemultirange(stay); end if;
  if counted_until is not null then return '{}'; end if;
  return overheld_nights(room, stay, at);
end $$;

-- Whether any nights of a room can yield at all: evaluated once per room, before its holds.
create or replace function holds_may_yield(room integer, at timestamptz) returns boolean
  stable language plpgsql as $$
begin
  return is_contested(room)
    or exists (
      select from occupied_nights where physical_room_id = room and kind = 'hold' and counted_until > at)
    or coalesce((select sum(kept) from unpaid_spans(room, daterange(null, null), at)), '0') > interval '90 minutes';
end $$;

-- What is held for a proposal does not count. See 0062.
create or replace function is_contested(room integer) returns boolean stable language plpgsql as $$
begin
  return (
    select coalesce(sum(held.nights), 0) > 54
    from listing_physical_room as part
    cross join lateral (
      (select check_out - check_in as nights from booking
       where booking.listing_id = part.listing_id and state = 'held' and proposal_id is null limit 55)
      union all
      (select stay.check_out - stay.check_in from stay join booking on booking.id = stay.booking_id
       where stay.listing_id = part.listing_id and position > 0 and state = 'held' and proposal_id is null
       limit 55)
    ) as held
    where part.physical_room_id = room
  );
end $$;

-- For processes of the release before, which also ask are_held_in_vain: the release after this one drops both, with
-- their forms without `at`.
create or replace function held_nights_yield(room integer, stay daterange, at timestamptz) returns boolean
  stable language sql as $$
  select not isempty(yielding_nights(room, stay, at, null, at))
$$;
