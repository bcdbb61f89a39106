import ical from "ical-generator";
import { sql } from "kysely";
import { type Day, toEpoch } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Database } from "../database/connect.ts";
import { ourUid } from "./our-uid.ts";

type Reader = {
  readonly listingId: string;
  /** Whose own events are left out: a portal that read its sales back would never free them. */
  readonly feedId: string | null;
};

/** One taker's nights in a listing, without a word about who that is. */
export type ClosedStay = Stay & { readonly id: string; readonly takenAt: Date };

/**
 * Everything that closes nights of a listing from today on: bookings, blocks and other portals'
 * sales, in any of its rooms, so that the whole house closes with each of them. Not holds: a portal
 * would keep their nights closed for hours after their end (docs/decisions/021).
 */
export async function closedStays(
  db: Database,
  { listingId, feedId }: Reader,
  today: Day,
): Promise<ClosedStay[]> {
  const { rows } = await sql<ClosedStay>`
    select coalesce(
             booking_id::text, block_id::text,
             imported_event_id || '-' || lower(stay) || '-' || upper(stay)
           ) as id,
           lower(stay) as "checkIn", upper(stay) as "checkOut", min(taken_at) as "takenAt"
    from listing_physical_room as part
    join occupied_nights as taken using (physical_room_id)
    left join imported_event as event on event.id = taken.imported_event_id
    where part.listing_id = ${listingId} and upper(stay) > ${today}::date
      and (${feedId}::uuid is null or event.feed_id is distinct from ${feedId}::uuid)
      and taken.kind <> 'hold'
    group by booking_id, block_id, imported_event_id, stay
    order by "checkIn", id
  `.execute(db);
  return rows;
}

/** The same nights give the same text, so that a portal can be told that nothing has changed. */
export function ourCalendar(stays: readonly ClosedStay[], host: string): string {
  const calendar = ical({ prodId: { company: "pousada", product: "calendario", language: "PT" } });
  for (const { id, checkIn, checkOut, takenAt } of stays) {
    calendar.createEvent({
      id: ourUid(id, host),
      start: new Date(toEpoch(checkIn)),
      end: new Date(toEpoch(checkOut)),
      allDay: true,
      stamp: takenAt,
      summary: "Indisponível",
    });
  }
  // The library leaves out the end of the last line, and strict readers refuse the file then.
  return `${calendar}\r\n`;
}
