-- A portal's event is what the owner entered for it by hand only if she entered one room: an event is one room's. See
-- 0006.
create or replace view disputed_nights as
  select event.id as event_id, event.feed_id,
         range_agg(taken.stay * daterange(event.first_night, event.end_day)) - event.echo
           - datemultirange(daterange(null, today)) as nights
  from (select (now() at time zone time_zone)::date as today from property) as house
  cross join imported_event as event
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
  group by event.id, event.feed_id, event.echo, today;
