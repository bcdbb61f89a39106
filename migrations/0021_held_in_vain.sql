-- When an unpaid hold ended.
alter table booking add column ended_at timestamptz;

-- Nights of a room that were held three times within a day without payment, each time until the
-- hold expired or for at least five minutes: somebody blocks them, or cannot decide
-- (docs/decisions/021).
create function are_held_in_vain(room integer, wanted daterange) returns boolean
  stable language plpgsql as $$
begin
  return exists (
    select night
    from booking as ended
    join listing_physical_room as part using (listing_id)
    cross join lateral generate_series(
      greatest(ended.check_in, lower(wanted)), least(ended.check_out, upper(wanted)) - 1,
      interval '1 day'
    ) as night
    where part.physical_room_id = room and ended.state = 'expired'
      and ended.created_at > now() - interval '24 hours'
      and ended.ended_at >= ended.created_at + interval '5 minutes'
      and daterange(ended.check_in, ended.check_out) && wanted
    group by night having count(*) >= 3
  );
end $$;

-- Whether any nights of a room can yield at all: evaluated once per room, before its holds.
create function holds_may_yield(room integer) returns boolean
  stable language plpgsql as $$
begin
  return is_contested(room) or 3 <= (
    select count(*)
    from booking as ended
    join listing_physical_room as part using (listing_id)
    where part.physical_room_id = room and ended.state = 'expired'
      and ended.created_at > now() - interval '24 hours'
      and ended.ended_at >= ended.created_at + interval '5 minutes'
  );
end $$;

-- Whether held nights may be taken by the next guest: those of a contested room, and those held
-- repeatedly without payment. Not if a portal has sold them as well: then they are the portal's.
create or replace function held_nights_yield(room integer, stay daterange) returns boolean
  stable language plpgsql as $$
begin
  return (is_contested(room) or are_held_in_vain(room, stay)) and not exists (
    select from channel_conflict as conflict
    join listing_physical_room as part using (listing_id)
    where part.physical_room_id = room and conflict.state <> 'over' and conflict.nights && stay
  );
end $$;
