import { sql } from "kysely";
import type { DisputedStay, Timeline } from "../../contract/owner/timeline.ts";
import { type Day, daysFrom } from "../../domain/day.ts";
import { nightPrice } from "../../domain/night-price.ts";
import type { Database } from "../database/connect.ts";
import { listPricedRooms } from "../listings/list-priced-rooms.ts";
import { toRates } from "../listings/rates.ts";
import { roomNights } from "../listings/room-nights.ts";
import { barsOf, type TakenRow } from "./timeline-bars.ts";

/** All takers of all listings, in four statements. */
export async function lookAtTimeline(
  db: Database,
  from: Day,
  until: Day,
  { today, now, newIds }: { today: Day; now: number; newIds: readonly string[] },
): Promise<Timeline> {
  const [listings, rooms, taken, disputes] = await Promise.all([
    listPricedRooms(db),
    roomsByNight(db, from, until),
    takersWithin(db, from, until, newIds),
    disputesWithin(db, from, until),
  ]);
  const nights = daysFrom(from, until);
  return {
    today,
    now,
    rooms: nights.map((night) => rooms.get(night) ?? 0),
    taken: nights.map((night) => roomsTaken(taken, night)),
    rows: listings.map((listing) => ({
      listingId: listing.id,
      name: listing.name,
      published: listing.published,
      prices: nights.map((night) => nightPrice(toRates(listing), listing.min_nights, night)),
      physicalRoomIds: listing.physicalRoomIds,
      bars: barsOf(listing, taken),
      disputes: disputes.get(listing.id) ?? [],
    })),
  };
}

async function roomsByNight(
  db: Database,
  from: Day,
  until: Day,
): Promise<ReadonlyMap<Day, number>> {
  const { rows } = await sql<{ night: Day; rooms: number }>`
    select night, count(*)::int as rooms from ${roomNights(from, until)} as room_night group by night
  `.execute(db);
  return new Map(rows.map(({ night, rooms }) => [night, rooms]));
}

/**
 * Starts one night early, because a guest who checks out on the first day is still shown. The open
 * amount follows the rule of `askedOf` in the domain.
 */
async function takersWithin(
  db: Database,
  from: Day,
  until: Day,
  newIds: readonly string[],
): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    with taken as (
      select coalesce(booking_id, block_id, proposal_id, imported_event_id)::text as id, kind,
             booking_id, coalesce(stay_id, booking_id) as stay_id, block_id, proposal_id, kept.listing_id as kept_in,
             imported_event_id, lower(stay) as check_in, upper(stay) as check_out,
             array_agg(physical_room_id order by physical_room_id) as "physicalRoomIds"
      from occupied_nights
      left join lateral (
        select listing_id from proposal_room join listing_physical_room as part using (listing_id)
        where proposal_room.proposal_id = occupied_nights.proposal_id
          and part.physical_room_id = occupied_nights.physical_room_id
      ) as kept on true
      where stay && daterange(${from}::date - 1, ${until}::date)
      group by kind, booking_id, coalesce(stay_id, booking_id), block_id, proposal_id, kept_in,
               imported_event_id, stay
    )
    select taken.id, taken.kind, taken.check_in, taken.check_out, "physicalRoomIds",
           coalesce(wish.listing_id, stay.listing_id, block.listing_id, kept_in, feed.listing_id)
             as listing_id,
           coalesce(taken.stay_id, sold.booking_id) as "stayId",
           (select count(*)::int from stay as other
            where other.booking_id = booking.id and other.cancelled_at is null) as rooms,
           guest_name, erased_at is not null as erased, channel, sold.booking_id as portal_booking_id,
           sold.nature = 'guest' and row_number() over (
             partition by sold.id order by taken.check_in, taken.check_out desc) = 1 as is_guest,
           case when sold.people_known is false then 0
             else stay.adults + stay.children_up_to_12 + stay.children_above_12 end as people,
           stay.checked_out_at is not null as checked_out, block.note,
           coalesce(wish.held_until, hold_expires_at, proposal.held_until) as hold_expires_at,
           proposal.label,
           greatest(0, account.open + account.refunding - account.refunded) as open,
           booking.id = any(${newIds}::uuid[]) is true as is_new,
           feed.portal, feed.name as feed_name
    from taken
    left join portal_stay as sold on sold.imported_event_id = taken.imported_event_id
      and daterange(taken.check_in, taken.check_out) <@ daterange(sold.first_night, sold.end_day)
    left join booking on booking.id = coalesce(taken.booking_id, sold.booking_id)
    left join stay on stay.id = coalesce(taken.stay_id, sold.booking_id)
    left join stay_change as wish
      on wish.booking_id = taken.booking_id and taken.kind = 'hold' and wish.state = 'paying'
    left join booking_account as account on account.booking_id = booking.id
    left join block on block.id = taken.block_id
    left join proposal on proposal.id = taken.proposal_id
    left join imported_event as event on event.id = taken.imported_event_id
    left join channel_feed as feed on feed.id = event.feed_id
    order by check_in, taken.id
  `.execute(db);
  return rows;
}

async function disputesWithin(
  db: Database,
  from: Day,
  until: Day,
): Promise<ReadonlyMap<string, DisputedStay[]>> {
  const { rows } = await sql<{ listing_id: string; disputes: DisputedStay[] }>`
    select listing_id, json_agg(
             json_build_object('conflictId', id, 'feedName', feed_name,
                               'checkIn', lower(run), 'checkOut', upper(run)) order by run
           ) as disputes
    from channel_conflict, unnest(nights) as run
    where state = 'open' and run && daterange(${from}::date, ${until}::date)
    group by listing_id
  `.execute(db);
  return new Map(rows.map(({ listing_id, disputes }) => [listing_id, disputes]));
}

/** Same count as on the dashboard: neither blocked rooms nor rooms kept for a proposal. */
function roomsTaken(taken: readonly TakenRow[], night: Day): number {
  return taken
    .filter(({ kind, check_in, check_out }) => {
      return kind !== "block" && kind !== "proposal" && check_in <= night && night < check_out;
    })
    .reduce((sum, { physicalRoomIds }) => sum + physicalRoomIds.length, 0);
}
