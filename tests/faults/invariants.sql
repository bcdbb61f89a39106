-- Each query checks a promise and must return no row. Run after every step of the model runs.

-- I1 no two takers share a night of a room
select 'I1 overlap' as broken, a.id::text as subject
from occupied_nights a join occupied_nights b
  on a.physical_room_id = b.physical_room_id and a.id < b.id and a.stay && b.stay;

-- I1 each stay of a live booking has its nights in every room of its listing, with its own kind, and nobody else has;
-- a displaced hold has them again in every room, or in none; what is kept for a proposal, its hold has not (I26). The
-- nights of a portal's guest are the event's, and while nobody reads the portal's calendar hers, as far as nobody else
-- has them. What a confirmed guest holds beside them is for a change (I25)
select 'I1 nights of a stay' as broken, stay.id::text as subject
from stay
join booking on booking.id = stay.booking_id
left join lateral (
  select count(*) as rows,
         count(*) filter (
           where taken.stay = daterange(stay.check_in, stay.check_out)
             and kind = case booking.state when 'held' then 'hold' else 'booking' end
         ) as right_rows,
         count(*) filter (where taken.stay <@ daterange(stay.check_in, stay.check_out) and kind = 'booking') as own_rows
  from occupied_nights as taken
  where coalesce(taken.stay_id, taken.booking_id) = stay.id and not (booking.state = 'confirmed' and kind = 'hold')
) as taken on true
left join portal_stay as sold on sold.booking_id = booking.id
left join lateral (
  select count(*) as rooms from listing_physical_room where listing_id = stay.listing_id
) as wanted on true
where case when sold.id is not null and booking.state = 'confirmed'
  then taken.rows <> (case when sold.imported_event_id is null then taken.own_rows else 0 end)
  when booking.state in ('held', 'confirmed') and stay.cancelled_at is null
  then (taken.rows <> wanted.rooms or taken.right_rows <> wanted.rooms)
    and not (booking.state = 'held' and taken.rows = 0 and (booking.proposal_id is not null or exists (
      select from booking_journal where booking_id = booking.id and event = 'displaced')))
  else taken.rows <> 0 end;

-- I23 a booking's own columns sum up its stays, and it has at least one
select 'I23 stays' as broken, booking.id::text as subject
from booking left join lateral (
  select min(check_in) as check_in, max(check_out) as check_out, sum(adults) as adults,
         sum(children_up_to_12) as children_up_to_12, sum(children_above_12) as children_above_12,
         (array_agg(listing_id order by position, id))[1] as listing_id
  from stay where booking_id = booking.id and cancelled_at is null
) as sums on true
where (booking.listing_id, booking.check_in, booking.check_out, booking.adults, booking.children_up_to_12,
       booking.children_above_12)
  is distinct from (sums.listing_id, sums.check_in, sums.check_out, sums.adults, sums.children_up_to_12,
                    sums.children_above_12);

-- I3 a confirmed booking keeps its money
select 'I3 confirmed and refunded' as broken, booking.id::text as subject
from booking join refund on refund.booking_id = booking.id
where booking.state = 'confirmed' and refund.reason in ('cancelled', 'nights-lost');

-- I5 a payment through the provider belongs to a session that is paid
select 'I5 payment without session' as broken, payment.id::text as subject
from payment
where means = 'online' and not exists (
  select from payment_session where booking_id = payment.booking_id and state = 'paid');

-- I6 what is given back, by any means, never exceeds what came in: of a payment, and of a booking. What the provider
-- alone has given back beyond that is counted apart
select 'I6 return bound of a payment' as broken, id::text as subject
from payment where refunding + disputed > received + beyond;

select 'I6 return bound of a booking' as broken, booking_id::text as subject
from booking_account where refunding + disputed > received + beyond or refunded > refunding;

-- I22 an account is the sum of its entries, and of its payments
select 'I22 account' as broken, booking_id::text as subject
from booking_account as account
where (total, received, refunding, refunded, disputed, lost, beyond) <> (
  select coalesce(sum(amount) filter (where kind = 'charge'), 0),
         coalesce(sum(amount) filter (where kind = 'payment'), 0),
         coalesce(sum(amount) filter (where kind = 'refund'), 0),
         coalesce(sum(amount) filter (where kind = 'refunded'), 0),
         coalesce(sum(amount) filter (where kind = 'dispute'), 0),
         coalesce(sum(amount) filter (where kind = 'dispute-lost'), 0),
         coalesce(sum(entry.beyond), 0)
  from account_entry as entry where entry.booking_id = account.booking_id);

-- I22 every refund is in the account in its own state
select 'I22 refund' as broken, refund.id::text as subject
from refund left join lateral (
  select coalesce(sum(amount) filter (where kind = 'refund'), 0) as owed,
         coalesce(sum(amount) filter (where kind = 'refunded'), 0) as done
  from account_entry where refund_id = refund.id
) as entered on true
where entered.owed <> case refund.state when 'failed' then 0 else refund.amount end
   or entered.done <> case refund.state when 'succeeded' then refund.amount else 0 end;

-- I22 whoever cancelled owes nothing; what a provider gave back beyond what was here is an alert
select 'I22 owes after the end' as broken, booking.id::text as subject
from booking join booking_account as account on account.booking_id = booking.id
where state in ('cancelled', 'refunded') and open > beyond;

-- I8 I9 the session ends before the hold, and no hold is longer than 45 minutes and a second
select 'I8 lease' as broken, booking.id::text as subject
from booking join payment_session as session on session.id = booking.id
where hold_expires_at is not null
  and (session.expires_at >= hold_expires_at
    or hold_expires_at > created_at + interval '45 minutes 1 second');

-- I9 one live hold per visitor
select 'I9 two holds' as broken, visitor_id::text as subject
from booking where state = 'held' and visitor_id is not null
group by visitor_id having count(*) > 1;

-- I9 where more than 54 nights of a room wait for a payment, it is contested, and nowhere else
select 'I9 contested' as broken, physical_room.id::text as subject
from physical_room
where is_contested(id) <> (
  select coalesce(sum(stay.check_out - stay.check_in), 0) > 54
  from booking join stay on stay.booking_id = booking.id
  join listing_physical_room as part on part.listing_id = stay.listing_id
  where state = 'held' and proposal_id is null and part.physical_room_id = physical_room.id);

-- I10 the state is what the last entry of the journal says
select 'I10 journal' as broken, booking.id::text as subject
from booking
left join lateral (
  select state from booking_journal where booking_id = booking.id order by id desc limit 1
) as last on true
where last.state is distinct from booking.state;

-- I10 the journal holds legal moves only. Only a portal, or the owner's word about it, brings a cancelled one back
select 'I10 illegal move' as broken, booking_id::text as subject
from (
  select booking_id, event, state, lag(state) over (partition by booking_id order by id) as before
  from booking_journal
) as moves
where before is not null and before <> state
  and not ((before, state) = ('cancelled', 'confirmed') and event in ('portal-returned', 'called-guest'))
  and (before, state) not in (
    ('held', 'confirmed'), ('held', 'expired'),
    ('expired', 'confirmed'), ('expired', 'refunded'), ('confirmed', 'cancelled')
  );

-- I13 one confirmation per booking of the site that was ever confirmed by payment, none otherwise
select 'I13 confirmation' as broken, booking.id::text as subject
from booking
where exists (select from payment_session where booking_id = booking.id)
  and (exists (select from mail where booking_id = booking.id and kind = 'confirmation'))
  <> (exists (select from payment where booking_id = booking.id and means = 'online') and exists (
        select from booking_journal where booking_id = booking.id and event = 'confirmed'));

-- I2 a booking that was paid for but not confirmed is owed a full refund, or has it
select 'I2 lost nights' as broken, booking.id::text as subject
from booking
where state = 'refunded' and (
  select coalesce(sum(received), 0) from payment where booking_id = booking.id and means = 'online'
) > (
  select coalesce(sum(amount), 0) from refund where booking_id = booking.id and means = 'online'
) and not exists (select from chargeback where booking_id = booking.id);

-- I2 a cancelled booking is owed what its cancellation says
select 'I2 cancellation' as broken, booking.id::text as subject
from booking join cancellation on cancellation.booking_id = booking.id
where state <> 'cancelled' or refund_amount <> (
  select coalesce(sum(amount), 0) from refund
  where booking_id = booking.id and reason = 'cancelled' and not exists (
    -- A refused one was tried again, or given by hand instead, as far as it was still owed.
    select from refund as refused where refused.state = 'failed' and refused.amount >= refund.amount
      and (refused.of_payment, refused.reason) = (refund.of_payment, refund.reason)
      and refused.created_at < refund.created_at)
);

-- I21 an erased booking names nobody, and the journal says who erased it
select 'I21 erased' as broken, booking.id::text as subject
from booking
where erased_at is not null and (
  num_nonnulls(guest_name, guest_email, guest_phone, expected_arrival, visitor_id) > 0 or note <> ''
  or not exists (select from booking_journal where booking_id = booking.id and event = 'guest-erased'));

-- I17 a night that a portal sold is the portal's in every room, or an echo, or a recorded conflict,
-- or a booking of one room entered for it by hand
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
            = (feed.listing_id, feed.portal, event.first_night, event.end_day)
           and 1 = (select count(*) from stay where stay.booking_id = booking.id and cancelled_at is null))), '{}'));

-- I24 what a portal lists as somebody's is one stay in the book, and nothing else is
select 'I24 stay of an event' as broken, coalesce(listed.feed_id, stay.feed_id)::text as subject
from (
  select distinct event.feed_id, piece
  from (select (now() at time zone time_zone)::date as today from property) as house
  cross join imported_event as event
  cross join lateral unnest(datemultirange(daterange(event.first_night, event.end_day)) - event.echo) as piece
  where sale in ('sold', 'unsaid') and upper(piece) > today
) as listed
full join (
  select feed_id, daterange(first_night, end_day) as piece
  from portal_stay where imported_event_id is not null
) as stay on stay.feed_id = listed.feed_id and stay.piece = listed.piece
where stay.feed_id is null
   or (listed.feed_id is null and upper(stay.piece) > (select (now() at time zone time_zone)::date from property));

-- I24 the booking of a stay that is listed is confirmed, with its dates; of one that is only closed, or gone, it is not
select 'I24 booking of a stay' as broken, stay.id::text as subject
from portal_stay as stay join booking on booking.id = stay.booking_id
where case when gone_at is not null or nature = 'closed' then state = 'confirmed'
  else imported_event_id is not null
    and (state, check_in, check_out) <> ('confirmed', first_night, end_day) end;

-- I25 a guest who has a room holds other nights only for a change that waits for its payment, and only that change's
select 'I25 nights of a change' as broken, taken.id::text as subject
from occupied_nights as taken
join booking on booking.id = taken.booking_id
left join stay_change as change on change.booking_id = booking.id and change.state = 'paying'
where taken.kind = 'hold' and booking.state <> 'held' and (
  booking.state <> 'confirmed' or change.stay_id is distinct from coalesce(taken.stay_id, taken.booking_id)
  or not taken.stay <@ daterange(change.check_in, change.check_out)
  or not exists (
    select from listing_physical_room as part
    where part.listing_id = change.listing_id and part.physical_room_id = taken.physical_room_id));

-- I25 such a change has all of its nights, its own or held, unless somebody who paid has taken them
select 'I25 change without nights' as broken, change.id::text as subject
from stay_change as change
join listing_physical_room as part on part.listing_id = change.listing_id
where change.state = 'paying'
  and not datemultirange(daterange(change.check_in, change.check_out)) <@ coalesce(
    (select range_agg(taken.stay) from occupied_nights as taken
     where taken.physical_room_id = part.physical_room_id
       and coalesce(taken.stay_id, taken.booking_id) = change.stay_id), '{}')
  and not exists (
    select from booking_journal as entry
    where entry.booking_id = change.booking_id and entry.event = 'displaced' and entry.at >= change.made_at);

-- I25 a wish is open only while its booking stands, and one that waits for its payment has a session for its rise
select 'I25 open change' as broken, change.id::text as subject
from stay_change as change
join booking on booking.id = change.booking_id
left join payment_session as session on session.id = change.id
where change.ended_at is null and (
  booking.state <> 'confirmed'
  or change.state = 'paying' and (session.purpose, session.amount) is distinct from ('change', change.rise));
