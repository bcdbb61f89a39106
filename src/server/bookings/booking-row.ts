import { sql } from "kysely";
import type { BookingRow } from "../../contract/owner/bookings.ts";
import { askedOf, openOf } from "../../domain/account.ts";
import type { Centavos } from "../../domain/money.ts";
import { nightCount } from "../../domain/stay.ts";
import { sumColumns } from "../account/read-account.ts";
import type { Database, Tx } from "../database/connect.ts";
import { roomNamesOfBooking, roomNamesToGuest } from "../listings/listing-name.ts";
import { houseLink } from "./guest-link-rows.ts";
import { portalColumns, portalMark } from "./portal-mark.ts";

const roomCount = sql<number>`(select count(*)::int from stay
  where stay.booking_id = booking.id and stay.cancelled_at is null)`;

/** Bookings with the columns that a list shows. */
export function selectBookingRows(db: Database | Tx) {
  return db
    .selectFrom("booking")
    .innerJoin("booking_account", "booking_account.booking_id", "booking.id")
    .leftJoin("portal_stay", "portal_stay.booking_id", "booking.id")
    .selectAll("booking")
    .select(portalColumns)
    .select([
      roomNamesOfBooking.as("listing_name"),
      roomNamesToGuest.as("listing_name_to_guest"),
      roomCount.as("room_count"),
      houseLink.as("house_link"),
      ...sumColumns,
      sql<Centavos>`(select coalesce(sum(amount), 0)::int from refund
        where refund.booking_id = booking.id and refund.state in ('due', 'pending'))`.as(
        "on_its_way",
      ),
    ]);
}

export type SelectedBooking = Awaited<
  ReturnType<ReturnType<typeof selectBookingRows>["executeTakeFirstOrThrow"]>
>;

export function toBookingRow(row: SelectedBooking): BookingRow {
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    listingName: row.listing_name,
    roomCount: row.room_count,
    checkIn: row.check_in,
    checkOut: row.check_out,
    nights: nightCount({ checkIn: row.check_in, checkOut: row.check_out }),
    guestName: row.guest_name,
    guestEmail: row.guest_email,
    channel: row.channel,
    total: row.total,
    balance: balanceOf(row),
    checkedIn: row.checked_in_at !== null,
    checkedOut: row.checked_out_at !== null,
    noShow: row.no_show_at !== null,
    erased: row.erased_at !== null,
    createdAt: row.created_at.getTime(),
    portal: portalMark(row),
  };
}

/**
 * The open amount of a confirmed booking; negative if the guest is owed. A refund under way is not
 * counted as owed, so that it is not given back twice.
 */
export function balanceOf(row: SelectedBooking): Centavos {
  if (row.state !== "confirmed") return 0;
  const asked = askedOf(row);
  return asked > 0 ? asked : Math.min(0, openOf(row) + row.on_its_way);
}
