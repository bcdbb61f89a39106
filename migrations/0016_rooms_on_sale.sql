-- The days on which a physical room was on sale, as part of a published listing. A draft has none,
-- so it counts nowhere; a room that is hidden now still counts for the time before.
create table room_on_sale (
  physical_room_id integer not null references physical_room on delete cascade,
  days daterange not null check (not isempty(days)),
  exclude using gist (physical_room_id with =, days with &&)
);

insert into room_on_sale (physical_room_id, days)
select distinct physical_room_id, daterange(null, null)
from listing_physical_room join listing on listing.id = listing_id
where published;

-- It is unknown when a room was hidden. Until its last sale it must have been on sale.
insert into room_on_sale (physical_room_id, days)
select physical_room_id, daterange(null, least(max(upper(stay)), current_date))
from occupied_nights
where kind in ('booking', 'imported')
  and physical_room_id not in (select physical_room_id from room_on_sale)
group by physical_room_id;

-- Runs whenever a listing is published, hidden, deleted or given other rooms.
create function note_rooms_on_sale() returns trigger language plpgsql as $$
declare
  today date := coalesce((select (now() at time zone time_zone)::date from property), current_date);
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

create trigger listing_on_sale after insert or delete or update of published on listing
  for each statement execute function note_rooms_on_sale();
create trigger listing_rooms_on_sale after insert or delete or update on listing_physical_room
  for each statement execute function note_rooms_on_sale();
