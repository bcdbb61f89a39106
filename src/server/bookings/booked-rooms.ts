import { sql } from "kysely";
import type { BookedRoom, BookingDetails } from "../../contract/owner/bookings.ts";
import type { Centavos } from "../../domain/money.ts";
import { isLive } from "../account/post.ts";
import type { Database } from "../database/connect.ts";
import { roomName } from "../listings/listing-name.ts";
import { datesOf, guestsOf } from "./booking.ts";

/** For a room that was cancelled alone, the amount retained. */
const total = sql<Centavos>`(
  select coalesce(sum(amount), 0)::int from account_entry as entry
  where entry.booking_id = stay.booking_id and stay_id = stay.id and kind = 'charge'
    and reverses is null and ${isLive})`;

/** Every room that a booking has or had. */
export function selectRooms(db: Database, bookingId: string) {
  return db
    .selectFrom("stay")
    .innerJoin("listing", "listing.id", "stay.listing_id")
    .selectAll("stay")
    .select([roomName.as("name"), total.as("total")])
    .where("stay.booking_id", "=", bookingId)
    .orderBy("stay.position")
    .orderBy("stay.id")
    .execute();
}

type Row = Awaited<ReturnType<typeof selectRooms>>[number];

export async function roomsOfBooking(
  db: Database,
  bookingId: string,
): Promise<Pick<BookingDetails, "rooms" | "cancelledRooms">> {
  const rows = await selectRooms(db, bookingId);
  return {
    rooms: rows.filter(({ cancelled_at }) => cancelled_at === null).map(toRoom),
    cancelledRooms: rows.filter(({ cancelled_at }) => cancelled_at !== null).map(toRoom),
  };
}

function toRoom(row: Row): BookedRoom {
  return {
    stayId: row.id,
    listingId: row.listing_id,
    name: row.name,
    ...datesOf(row),
    guests: guestsOf(row),
    total: row.total,
    checkedIn: row.checked_in_at !== null,
    checkedOut: row.checked_out_at !== null,
    noShow: row.no_show_at !== null,
  };
}
