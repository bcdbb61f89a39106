-- What is decided by the time is decided by the app's instant, given as `at`, never by the database's own clock. The
-- forms without `at` are for processes of the release before.
create function are_held_in_vain(room integer, wanted daterange, at timestamptz) returns boolean
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
      and ended.created_at > at - interval '24 hours'
      and ended.ended_at >= ended.created_at + interval '5 minutes'
      and daterange(stay.check_in, stay.check_out) && wanted
    group by night having count(*) >= 3
  );
end $$;

create or replace function are_held_in_vain(room integer, wanted daterange) returns boolean
  stable language sql as 'select are_held_in_vain(room, wanted, now())';

create function holds_may_yield(room integer, at timestamptz) returns boolean
  stable language plpgsql as $$
begin
  return is_contested(room) or 3 <= (
    select count(*)
    from booking as ended
    join stay on stay.booking_id = ended.id
    join listing_physical_room as part on part.listing_id = stay.listing_id
    where part.physical_room_id = room and ended.state = 'expired'
      and ended.created_at > at - interval '24 hours'
      and ended.ended_at >= ended.created_at + interval '5 minutes'
  );
end $$;

create or replace function holds_may_yield(room integer) returns boolean
  stable language sql as 'select holds_may_yield(room, now())';

-- See 0021.
create function held_nights_yield(room integer, stay daterange, at timestamptz) returns boolean
  stable language plpgsql as $$
begin
  return (is_contested(room) or are_held_in_vain(room, stay, at)) and not exists (
    select from channel_conflict as conflict
    join listing_physical_room as part using (listing_id)
    where part.physical_room_id = room and conflict.state <> 'over' and conflict.nights && stay
  );
end $$;

create or replace function held_nights_yield(room integer, stay daterange) returns boolean
  stable language sql as 'select held_nights_yield(room, stay, now())';

-- The property's day at that instant.
create function day_at(at timestamptz) returns date stable language sql as
  'select (at at time zone time_zone)::date from property';

-- See 0006 and 0053.
create function disputed_nights_at(at timestamptz)
  returns table (event_id uuid, feed_id uuid, nights datemultirange) stable language sql as $$
  select event.id, event.feed_id,
         range_agg(taken.stay * daterange(event.first_night, event.end_day)) - event.echo
           - datemultirange(daterange(null, day_at(at)))
  from imported_event as event
  join channel_feed as feed on feed.id = event.feed_id
  join listing_physical_room as part on part.listing_id = feed.listing_id
  join occupied_nights as taken
    on taken.physical_room_id = part.physical_room_id
   and taken.stay && daterange(event.first_night, event.end_day)
  left join imported_event as other on other.id = taken.imported_event_id
  left join booking on booking.id = taken.booking_id
  where other.feed_id is distinct from event.feed_id
    and ((booking.listing_id, booking.channel, booking.check_in, booking.check_out)
         is distinct from (feed.listing_id, feed.portal, event.first_night, event.end_day)
      or 1 < (select count(*) from stay where stay.booking_id = booking.id and cancelled_at is null))
  group by event.id, event.feed_id, event.echo
$$;

create or replace view disputed_nights as select event_id, feed_id, nights from disputed_nights_at(now());

create function closed_by_silence_at(at timestamptz)
  returns table (listing_id text, stay daterange) stable language sql as $$
  select distinct own.listing_id, daterange(day_at(at), day_at(at) + 60)
  from channel_feed as feed
  join listing on listing.id = feed.listing_id and listing.close_when_silent
  join listing_physical_room as theirs on theirs.listing_id = feed.listing_id
  join listing_physical_room as own on own.physical_room_id = theirs.physical_room_id
  where feed.silent_since is not null
$$;

create or replace view closed_by_silence as select listing_id, stay from closed_by_silence_at(now());

-- A trigger has no arguments: the transaction that shows, hides or changes a listing sets `pousada.at`. See 0016.
create or replace function note_rooms_on_sale() returns trigger language plpgsql as $$
declare
  at timestamptz := coalesce(nullif(current_setting('pousada.at', true), '')::timestamptz, now());
  today date := coalesce(day_at(at), at::date);
  shown integer[];
begin
  -- One after the other: each has to see what the one before has changed.
  lock table room_on_sale in share row exclusive mode;
  shown := array(
    select distinct physical_room_id
    from listing_physical_room join listing on listing.id = listing_id
    where published
  );
  delete from room_on_sale
  where upper_inf(days) and lower(days) >= today and physical_room_id <> all (shown);
  update room_on_sale set days = daterange(lower(days), today)
  where upper_inf(days) and physical_room_id <> all (shown);
  -- Hidden and shown again on one day is no gap.
  update room_on_sale as earlier set days = daterange(lower(days), null)
  where upper(days) = today and physical_room_id = any (shown) and not exists (
    select from room_on_sale as open
    where open.physical_room_id = earlier.physical_room_id and upper_inf(open.days)
  );
  insert into room_on_sale (physical_room_id, days)
  select room, daterange(today, null)
  from unnest(shown) as room
  where not exists (
    select from room_on_sale where physical_room_id = room and upper_inf(days)
  );
  return null;
end $$;
