-- Each query checks a promise and must return no row. Run after every step of the model runs.

-- I1 no two takers share a night of a room
select 'I1 overlap' as broken, a.id::text as subject
from occupied_nights a join occupied_nights b
  on a.physical_room_id = b.physical_room_id and a.id < b.id and a.stay && b.stay;

-- I1 a live booking has its nights in every room of its listing, with its own kind, and nobody else
-- has; a displaced hold has them again in every room, or in none
select 'I1 nights of a booking' as broken, booking.id::text as subject
from booking
left join lateral (
  select count(*) as rows,
         count(*) filter (
           where stay = daterange(check_in, check_out)
             and kind = case booking.state when 'held' then 'hold' else 'booking' end
         ) as right_rows
  from occupied_nights where booking_id = booking.id
) as taken on true
left join lateral (
  select count(*) as rooms from listing_physical_room where listing_id = booking.listing_id
) as wanted on true
where case when booking.state in ('held', 'confirmed')
  then (taken.rows <> wanted.rooms or taken.right_rows <> wanted.rooms)
    and not (booking.state = 'held' and taken.rows = 0 and exists (
      select from booking_journal where booking_id = booking.id and event = 'displaced'))
  else taken.rows <> 0 end;

-- I3 a confirmed booking keeps its money
select 'I3 confirmed and refunded' as broken, booking.id::text as subject
from booking join refund on refund.booking_id = booking.id
where booking.state = 'confirmed' and refund.reason in ('cancelled', 'nights-lost');

-- I5 a session belongs to one booking, a payment to one session
select 'I5 payment without session' as broken, id::text as subject
from booking where payment_id is not null and checkout_id is null;

-- I6 what is given back, by card and by hand, never exceeds what came in
select 'I6 return bound' as broken, booking.id::text as subject
from booking
where coalesce(paid_amount, 0) + coalesce(
  (select sum(amount) from hand_payment where booking_id = booking.id), 0) < coalesce(
  (select sum(amount) from refund where booking_id = booking.id and state <> 'failed'), 0);

-- I6 what is given back never exceeds what was captured
select 'I6 refund bound' as broken, booking.id::text as subject
from booking join refund on refund.booking_id = booking.id
where refund.state <> 'failed'
group by booking.id, booking.paid_amount having sum(refund.amount) > coalesce(booking.paid_amount, 0);

-- I8 I9 the session ends before the hold, and no hold is longer than 45 minutes and a second
select 'I8 lease' as broken, id::text as subject
from booking
where hold_expires_at is not null
  and (checkout_expires_at >= hold_expires_at
    or hold_expires_at > created_at + interval '45 minutes 1 second');

-- I9 one live hold per visitor
select 'I9 two holds' as broken, visitor_id::text as subject
from booking where state = 'held' and visitor_id is not null
group by visitor_id having count(*) > 1;

-- I9 where more than 54 nights of a room wait for a payment, it is contested, and nowhere else
select 'I9 contested' as broken, physical_room.id::text as subject
from physical_room
where is_contested(id) <> (
  select coalesce(sum(check_out - check_in), 0) > 54
  from booking join listing_physical_room as part using (listing_id)
  where state = 'held' and part.physical_room_id = physical_room.id);

-- I10 the state is what the last entry of the journal says
select 'I10 journal' as broken, booking.id::text as subject
from booking
left join lateral (
  select state from booking_journal where booking_id = booking.id order by id desc limit 1
) as last on true
where last.state is distinct from booking.state;

-- I10 the journal holds legal moves only
select 'I10 illegal move' as broken, booking_id::text as subject
from (
  select booking_id, state, lag(state) over (partition by booking_id order by id) as before
  from booking_journal
) as moves
where before is not null and before <> state
  and (before, state) not in (
    ('held', 'confirmed'), ('held', 'expired'),
    ('expired', 'confirmed'), ('expired', 'refunded'), ('confirmed', 'cancelled')
  );

-- I13 one confirmation per booking of the site that was ever confirmed by payment, none otherwise
select 'I13 confirmation' as broken, booking.id::text as subject
from booking
where checkout_id is not null and (exists (select from mail where booking_id = booking.id and kind = 'confirmation'))
  <> (payment_id is not null and exists (
        select from booking_journal where booking_id = booking.id and event = 'confirmed'));

-- I2 a booking that was paid for but not confirmed is owed a full refund, or has it
select 'I2 lost nights' as broken, booking.id::text as subject
from booking
where state = 'refunded' and paid_amount is distinct from (
  select sum(amount) from refund where booking_id = booking.id
) and not exists (select from chargeback where booking_id = booking.id);

-- I2 a cancelled booking is owed what its cancellation says
select 'I2 cancellation' as broken, booking.id::text as subject
from booking join cancellation on cancellation.booking_id = booking.id
where state <> 'cancelled' or refund_amount <> (
  select coalesce(sum(amount), 0) from refund
  where booking_id = booking.id and reason = 'cancelled'
);

-- I21 an erased booking names nobody, and the journal says who erased it
select 'I21 erased' as broken, booking.id::text as subject
from booking
where erased_at is not null and (
  num_nonnulls(guest_name, guest_email, guest_phone, expected_arrival, visitor_id) > 0 or note <> ''
  or not exists (select from booking_journal where booking_id = booking.id and event = 'guest-erased'));

-- I17 a night that a portal sold is the portal's in every room, or an echo, or a recorded conflict,
-- or a booking entered for it by hand
select 'I17 imported night' as broken, event.id::text as subject
from imported_event as event
join channel_feed as feed on feed.id = event.feed_id
join listing_physical_room as part on part.listing_id = feed.listing_id
left join channel_conflict as conflict
  on conflict.imported_event_id = event.id and conflict.state <> 'over'
where not datemultirange(daterange(event.first_night, event.end_day)) <@ (
  event.echo + coalesce(conflict.nights, '{}') + coalesce(
    (select range_agg(taken.stay)
     from occupied_nights as taken
     left join imported_event as own on own.id = taken.imported_event_id
     left join booking on booking.id = taken.booking_id
     where taken.physical_room_id = part.physical_room_id
       and (own.feed_id = event.feed_id
         or (booking.listing_id, booking.channel, booking.check_in, booking.check_out)
            = (feed.listing_id, feed.portal, event.first_night, event.end_day))), '{}'));
