import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";

/**
 * The stays with a night in [first, end), and what the account charges for each: everything, extras
 * and discounts included. `is_live`: somebody comes, or came. Of the others only what was kept counts.
 *
 * What was added or taken off by hand belongs to the booking. If the room it was charged to is
 * cancelled alone, it counts with the first room that is left.
 */
export function staysInPeriod(first: Day, end: Day) {
  return sql`(
    select stay.id, stay.booking_id, stay.listing_id, stay.check_in, stay.check_out, channel,
           booking.state = 'confirmed' and stay.cancelled_at is null as is_live,
           listed.imported_event_id, listed.first_night, listed.end_day,
           listed.commission::bigint as commission, account.worth,
           listed.id is not null and not account.has_price as is_unpriced
    from stay
    join booking on booking.id = stay.booking_id
    left join lateral (
      select id from stay as sibling
      where sibling.booking_id = booking.id and sibling.cancelled_at is null
      order by position, id limit 1
    ) as heir on true
    left join portal_stay as listed on listed.booking_id = booking.id and heir.id = stay.id
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as worth,
             coalesce(sum(amount) filter (where not is_adjustment), 0) > 0 as has_price
      from (
        select entry.amount, charged.id, charged.cancelled_at,
               line ->> 'kind' in ('extra', 'discount') as is_adjustment
        from account_entry as entry join stay as charged on charged.id = entry.stay_id
        where entry.booking_id = booking.id and kind = 'charge'
      ) as charge
      where stay.id = case
        when booking.state = 'confirmed' and charge.cancelled_at is not null and is_adjustment
        then heir.id else charge.id end
    ) as account
    where daterange(stay.check_in, stay.check_out) && daterange(${first}::date, ${end}::date)
      and booking.state in ('confirmed', 'cancelled')
  )`;
}

/**
 * The physical rooms of a stay in that query: those that its nights occupy, so that changing the
 * listing does not change the past. A stay without nights, because they were sold twice or freed,
 * has the rooms of its listing.
 */
export const roomsOfStay = sql`(
  select room from (
    select room, rank() over (order by source) as place from (
      select physical_room_id as room, 1 as source from occupied_nights as taken
      where taken.booking_id = found.booking_id
        and coalesce(taken.stay_id, taken.booking_id) = found.id
      union
      select physical_room_id, 1 from occupied_nights as taken
      where taken.imported_event_id = found.imported_event_id
        and taken.stay <@ daterange(found.first_night, found.end_day)
      union
      select physical_room_id, 2 from listing_physical_room as part
      where part.listing_id = found.listing_id
    ) as known
  ) as ranked
  where place = 1
)`;
