-- For how long visitors' unpaid holds kept nights of a room from sale, once they do so no more: what still
-- holds is in occupied_nights. A night of a room is held by one at a time, so its spans do not overlap
-- (docs/decisions/021).
create table unpaid_time (
  id bigint primary key generated always as identity,
  physical_room_id integer not null references physical_room on delete cascade,
  stay daterange not null,
  began timestamptz not null,
  ended timestamptz not null,
  check (began < ended)
);

create index unpaid_time_of_nights on unpaid_time using gist (physical_room_id, stay);
create index unpaid_time_ended on unpaid_time (ended);

-- Each span of a room's nights that visitors' unpaid holds kept from sale, as far as it lies within the last
-- 24 hours.
create function unpaid_spans(room integer, wanted daterange, at timestamptz)
returns table(nights daterange, kept interval)
language sql stable as $$
  select stay * wanted, least(ended, at) - greatest(began, at - interval '24 hours')
  from unpaid_time
  where physical_room_id = room and stay && wanted and ended > at - interval '24 hours' and began < at
  union all
  select stay * wanted, least(counted_until, at) - greatest(counted_from, at - interval '24 hours')
  from occupied_nights
  where physical_room_id = room and stay && wanted and kind = 'hold' and counted_from < at
    and coalesce(counted_until, at) > greatest(counted_from, at - interval '24 hours')
$$;

-- The nights that were kept unpaid for more than 90 minutes of the last 24 hours, whoever held them and
-- however often.
create function overheld_nights(room integer, wanted daterange, at timestamptz) returns datemultirange
language plpgsql stable as $$
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

-- A room is contested if more of its nights are unpaid than 15 % of a year: its holds then keep nobody else
-- out (docs/decisions/014). Counted by requested nights, not by taken ones, so that it lasts as long as the
-- sessions. A hold has at least one night, so reading 55 of a listing is enough. What is held for a proposal
-- does not count.
create function is_contested(room integer) returns boolean language plpgsql stable as $$
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

-- The nights of a row of occupied_nights in which a hold keeps nobody out: all where so much of the room is
-- unpaid, those held for too long, and at night all of a Pix that is said to be paid. None if a portal has
-- sold them as well: then they are the portal's. (docs/decisions/014, 021)
create function yielding_nights(
  room integer, stay daterange, counted_from timestamptz, counted_until timestamptz, at timestamptz
) returns datemultirange
language plpgsql stable as $$
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
create function holds_may_yield(room integer, at timestamptz) returns boolean language plpgsql stable as $$
begin
  return is_contested(room)
    or exists (
      select from occupied_nights where physical_room_id = room and kind = 'hold' and counted_until > at)
    or coalesce((select sum(kept) from unpaid_spans(room, daterange(null, null), at)), '0') > interval '90 minutes';
end $$;
