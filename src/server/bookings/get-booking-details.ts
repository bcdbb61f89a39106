import { sql } from "kysely";
import type { BookingDetails, JournalEntry, JournalStay } from "../../contract/owner/bookings.ts";
import type { PortalSide } from "../../contract/owner/portal-stays.ts";
import { paidOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Database } from "../database/connect.ts";
import { getProperty } from "../property/get-property.ts";
import { roomsOfBooking } from "./booked-rooms.ts";
import { guestsOf } from "./booking.ts";
import { type SelectedBooking, selectBookingRows, toBookingRow } from "./booking-row.ts";
import { cancellationOf } from "./cancellation-of.ts";
import { findBooking } from "./find-booking.ts";
import { moneyOf } from "./money-of.ts";
import { portalMark } from "./portal-mark.ts";
import { saidByGuest } from "./said-by-guest.ts";

export type StoredDetails = Omit<
  BookingDetails,
  "guestLink" | "askedChange" | "readAt" | "providerLabels"
>;

/** Everything known about one booking. */
export async function getBookingDetails(db: Database, id: string): Promise<StoredDetails> {
  const found = await findBooking(db, id);
  if (!found) throw new AppError("booking-unknown");
  const row = await selectBookingRows(db).where("booking.id", "=", id).executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom("mail")
    .select(["kind", "sent_at"])
    .where("booking_id", "=", id)
    .orderBy("created_at")
    .execute();
  return {
    ...toBookingRow(row),
    portal: await portalSide(db, row),
    listingId: row.listing_id,
    ...(await roomsOfBooking(db, id)),
    cancellation: await cancellationOf(db, found, await getProperty(db)),
    guests: guestsOf(row),
    guestPhone: row.guest_phone,
    language: row.language,
    listingNameToGuest: row.listing_name_to_guest,
    expectedArrival: row.expected_arrival,
    note: row.note,
    version: row.version,
    lines: found.lines,
    paid: paidOf(row),
    ...(await moneyOf(db, found)),
    ...(await saidByGuest(db, id)),
    journal: await journalOf(db, id),
    mails: mails.map(({ kind, sent_at }) => ({ kind, sentAt: sent_at?.getTime() ?? null })),
    holdEndsAt: row.state === "held" ? (row.hold_expires_at?.getTime() ?? null) : null,
  };
}

/** The portal's side of a booking; null if it did not come from a portal's calendar. */
async function portalSide(db: Database, row: SelectedBooking): Promise<PortalSide | null> {
  const mark = portalMark(row);
  if (!mark) return null;
  const stay = await db
    .selectFrom("portal_stay")
    .leftJoin("imported_event", "imported_event.id", "imported_event_id")
    .select(["portal", "feed_name", "commission", "people_known", "sale"])
    .where("booking_id", "=", row.id)
    .executeTakeFirstOrThrow();
  return {
    ...mark,
    portal: stay.portal,
    feedName: stay.feed_name,
    commission: stay.commission,
    peopleKnown: stay.people_known,
    mayBeClosed: stay.sale === "unsaid",
  };
}

type EntryRow = Omit<JournalEntry, "at" | "rooms" | "change"> & {
  readonly at: Date;
  readonly rooms: readonly string[];
  readonly from_name: string | null;
  readonly to_name: string | null;
};

async function journalOf(db: Database, bookingId: string): Promise<JournalEntry[]> {
  const { rows } = await sql<EntryRow>`
    select at, event, facts, coalesce("user".name, actor) as by,
      one.texts ->> 'name' as from_name, other.texts ->> 'name' as to_name,
      array(
        select coalesce(listing.texts ->> 'name', about.id)
        from jsonb_array_elements_text(
          coalesce(facts -> 'listingIds', jsonb_path_query_array(facts, '$.listingId'))
        ) with ordinality as about (id, place) left join listing on listing.id = about.id
        order by place
      ) as rooms
    from booking_journal left join "user" on actor = 'person:' || "user".id
    left join listing as one on one.id = facts -> 'from' ->> 'listingId'
    left join listing as other on other.id = facts -> 'to' ->> 'listingId'
    where booking_id = ${bookingId} order by booking_journal.id
  `.execute(db);
  return rows.map(({ from_name, to_name, rooms: about, ...row }) => ({
    ...row,
    at: row.at.getTime(),
    ...(about.length > 0 && { rooms: about }),
    ...(row.event === "moved" && { change: changeIn(row.facts, from_name, to_name) }),
  }));
}

type MovedFacts = Record<"from" | "to", Omit<JournalStay, "listingName"> & { listingId: string }>;

/** For a deleted room only its id is known. */
function changeIn(facts: JournalEntry["facts"], fromName: string | null, toName: string | null) {
  const { from, to } = facts as MovedFacts;
  return {
    from: { ...from, listingName: fromName ?? from.listingId },
    to: { ...to, listingName: toName ?? to.listingId },
    guestKnows: facts.guestKnows === true,
  };
}
