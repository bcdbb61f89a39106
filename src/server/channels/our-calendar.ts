import ical from "ical-generator";
import { sql } from "kysely";
import { type Day, toEpoch } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Database } from "../database/connect.ts";
import { ourUid } from "./our-uid.ts";

type Reader = {
  readonly listingId: string;
  /** The portal's own events are left out: if it read its sales back, it would never free them. */
  readonly feedId: string | null;
};

/** One taker's nights in a listing, without personal data. */
export type ClosedStay = Stay & { readonly id: string; readonly takenAt: Date };

/**
 * Bookings, blocks, nights kept for a proposal and other portals' sales from today on, in any room
 * of the listing, so that the whole house closes with each of its rooms. No holds: a portal would
 * keep their nights closed for hours after they expire (docs/decisions/021).
 */
export async function closedStays(
  db: Database,
  { listingId, feedId }: Reader,
  today: Day,
): Promise<ClosedStay[]> {
  const { rows } = await sql<ClosedStay>`
    with runs as (
      select coalesce(stay_id, booking_id, block_id, proposal_id, imported_event_id)::text as taker,
             bool_and(imported_event_id is not null) as "isImported",
             lower(stay) as "checkIn", upper(stay) as "checkOut", min(taken_at) as "takenAt"
      from listing_physical_room as part
      join occupied_nights as taken using (physical_room_id)
      left join imported_event as event on event.id = taken.imported_event_id
      where part.listing_id = ${listingId} and upper(stay) > ${today}::date
        and (${feedId}::uuid is null or event.feed_id is distinct from ${feedId}::uuid)
        and taken.kind <> 'hold'
      group by taker, stay
    )
    -- A uid is one event's: several runs of one taker are told apart by their dates.
    select case when "isImported" or count(*) over (partition by taker) > 1
             then taker || '-' || "checkIn" || '-' || "checkOut" else taker end as id,
           "checkIn", "checkOut", "takenAt"
    from runs order by "checkIn", id
  `.execute(db);
  return rows;
}

/** Deterministic, so that unchanged nights give the same ETag. */
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
  // The library omits the final line break, which strict parsers require.
  return `${calendar}\r\n`;
}
