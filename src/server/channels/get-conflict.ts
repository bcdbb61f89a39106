import { sql } from "kysely";
import type { Conflict, DisputedTaker } from "../../contract/owner/channels.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Stay } from "../../domain/stay.ts";
import { type TakerRow, toTaker } from "../calendar/find-takers.ts";
import type { Database } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";
import { listingName } from "../listings/listing-name.ts";

/** A conflict with our bookings on its nights, and the rooms they could move to. */
export async function getConflict(db: Database, conflictId: string): Promise<Conflict> {
  const found = isUuid(conflictId)
    ? await db
        .selectFrom("channel_conflict")
        .selectAll()
        .where("id", "=", conflictId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new AppError("conflict-unknown");
  const { rows: disputed } = await sql<Stay>`
    select lower(run) as "checkIn", upper(run) as "checkOut"
    from unnest(${found.nights}::datemultirange) as run order by run
  `.execute(db);
  return {
    id: found.id,
    state: found.state,
    feedName: found.feed_name,
    portal: found.portal,
    listingId: found.listing_id,
    listingName: await listingName(db, found.listing_id),
    stay: { checkIn: found.first_night, checkOut: found.end_day },
    disputed,
    foundAt: found.found_at.getTime(),
    takers: found.state === "over" ? [] : await takersOf(db, found),
  };
}

type Row = TakerRow & {
  version: number | null;
  one_of_several: string | null;
  block_id: string | null;
  free_rooms: DisputedTaker["freeListings"];
};

async function takersOf(
  db: Database,
  { listing_id, nights, feed_id }: { listing_id: string; nights: string; feed_id: string | null },
): Promise<DisputedTaker[]> {
  const { rows } = await sql<Row>`
    with takers as (
      select distinct taken.kind, taken.booking_id, taken.block_id, taken.stay,
             guest_name, channel, booking.version, block.note, feed.name as feed_name,
             coalesce(wish.held_until, hold_expires_at, proposal.held_until) as hold_expires_at,
             proposal.id as proposal_id, proposal.label,
             stay.listing_id, stay.id as stay_id,
             (select stay.id from stay as other where other.booking_id = booking.id
              and other.id <> stay.id and other.cancelled_at is null limit 1) as one_of_several,
             stay.adults + stay.children_up_to_12 + stay.children_above_12 as people
      from listing_physical_room as part
      join occupied_nights as taken using (physical_room_id)
      left join booking on booking.id = taken.booking_id
      left join stay on stay.id = coalesce(taken.stay_id, taken.booking_id)
      left join stay_change as wish
        on wish.booking_id = taken.booking_id and taken.kind = 'hold' and wish.state = 'paying'
      left join block on block.id = taken.block_id
      left join proposal on proposal.id = taken.proposal_id
      left join imported_event as event on event.id = taken.imported_event_id
      left join channel_feed as feed on feed.id = event.feed_id
      where part.listing_id = ${listing_id} and taken.stay && ${nights}::datemultirange
        and (${feed_id}::uuid is null or event.feed_id is distinct from ${feed_id}::uuid)
    )
    select takers.*, lower(stay) as check_in, upper(stay) as check_out,
           coalesce((${freeListings}), '[]') as free_rooms
    from takers order by check_in
  `.execute(db);
  return rows.map((row) => ({
    ...toTaker(row),
    bookingId: row.booking_id,
    stayId: row.one_of_several,
    version: row.version,
    blockId: row.block_id,
    freeListings: row.free_rooms,
  }));
}

/**
 * Listings that have room for all guests: those at least as large as their own first, then by
 * similarity.
 */
const freeListings = sql`
  select json_agg(json_build_object('listingId', other.id, 'name', other.texts ->> 'name')
                  order by other.capacity < own.capacity, other.capacity, other.nightly_price)
  from listing as own join listing as other on other.capacity >= takers.people
  where takers.kind = 'booking' and own.id = takers.listing_id and other.id <> own.id
    and other.published
    and not exists (
      select from listing_physical_room as part join occupied_nights as taken using (physical_room_id)
      where part.listing_id = other.id and taken.stay && takers.stay
    )
`;
