import { sql } from "kysely";
import type { BookingRow } from "../../contract/owner/bookings.ts";
import { balance } from "../../domain/payment.ts";
import { nightCount } from "../../domain/stay.ts";
import type { Database, Tx } from "../database/connect.ts";
import { byHandColumn, lostColumn, refundedColumn } from "./account.ts";

/** Bookings with the columns that a list shows. */
export function selectBookingRows(db: Database | Tx) {
  return db
    .selectFrom("booking")
    .innerJoin("listing", "listing.id", "booking.listing_id")
    .selectAll("booking")
    .select([
      sql<string>`listing.texts ->> 'name'`.as("listing_name"),
      sql<number>`${refundedColumn}`.as("refunded"),
      sql<number>`${byHandColumn}`.as("by_hand"),
      sql<number>`${lostColumn}`.as("lost"),
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
  };
}

/** Only a confirmed booking has an open balance. */
export function balanceOf(row: SelectedBooking): number {
  if (row.state !== "confirmed") return 0;
  return balance({
    total: row.total,
    captured: row.paid_amount ?? 0,
    refunded: row.refunded,
    byHand: row.by_hand,
    lost: row.lost,
  });
}
