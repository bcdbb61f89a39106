import { sql } from "kysely";
import type { StayAtDesk } from "../../contract/owner/today.ts";
import { paidOf } from "../../domain/account.ts";
import { guestCount } from "../../domain/guests.ts";
import { guestsOf } from "../bookings/booking.ts";
import { balanceOf, selectBookingRows } from "../bookings/booking-row.ts";
import { portalMark } from "../bookings/portal-mark.ts";
import type { Database } from "../database/connect.ts";
import { roomName, roomNameToGuest } from "../listings/listing-name.ts";

/** Also for a portal's stay, whose nights belong to the imported event. */
const roomIds = sql<readonly number[]>`array(
  select physical_room_id from listing_physical_room as part
  where part.listing_id = stay.listing_id order by physical_room_id)`;

/** Confirmed stays with their bookings, all in one statement. */
export function selectStays(db: Database) {
  return selectBookingRows(db)
    .innerJoin("stay", "stay.booking_id", "booking.id")
    .innerJoin("listing", "listing.id", "stay.listing_id")
    .leftJoin("guest_words", "guest_words.booking_id", "booking.id")
    .select([
      "guest_words.companions",
      "guest_words.wishes",
      "stay.id as stay_id",
      "stay.listing_id as stay_listing_id",
      "stay.check_in as stay_check_in",
      "stay.check_out as stay_check_out",
      "stay.adults as stay_adults",
      "stay.children_up_to_12 as stay_children_up_to_12",
      "stay.children_above_12 as stay_children_above_12",
      "stay.checked_in_at as stay_checked_in_at",
      roomName.as("room_name"),
      roomNameToGuest.as("room_name_to_guest"),
      roomIds.as("room_ids"),
    ])
    .where("booking.state", "=", "confirmed")
    .where("stay.cancelled_at", "is", null)
    .orderBy("stay.check_out")
    .orderBy("stay.check_in")
    .orderBy("booking.created_at")
    .orderBy("booking.id")
    .orderBy("stay.position")
    .orderBy("stay.id");
}

export type SelectedStay = Awaited<
  ReturnType<ReturnType<typeof selectStays>["executeTakeFirstOrThrow"]>
>;

export function toStayAtDesk(row: SelectedStay, guestLink: string | null): StayAtDesk {
  const guests = guestsOf({
    adults: row.stay_adults,
    children_up_to_12: row.stay_children_up_to_12,
    children_above_12: row.stay_children_above_12,
  });
  return {
    guestLink,
    bookingId: row.id,
    stayId: row.stay_id,
    roomCount: row.room_count,
    roomIds: row.room_ids,
    code: row.code,
    listingId: row.stay_listing_id,
    guestName: row.guest_name,
    guestPhone: row.guest_phone,
    listingName: row.room_name,
    checkIn: row.stay_check_in,
    checkOut: row.stay_check_out,
    people: row.people_known === false ? 0 : guestCount(guests),
    children: guests.childrenUpTo12 + guests.childrenAbove12,
    note: row.note,
    companions: row.companions ?? [],
    wishes: row.wishes ?? "",
    language: row.language,
    listingNameToGuest: row.room_name_to_guest,
    total: row.total,
    paid: paidOf(row),
    channel: row.channel,
    expectedArrival: row.expected_arrival,
    checkedIn: row.stay_checked_in_at !== null,
    version: row.version,
    balance: balanceOf(row),
    portal: portalMark(row),
  };
}
