import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Role } from "../../domain/person.ts";
import { quote } from "../../domain/quote.ts";
import { lockBooking } from "../bookings/find-booking.ts";
import { refuseTypo, takeByHand } from "../bookings/note-payment.ts";
import { refuseOtherPrice } from "../bookings/price-rooms.ts";
import { takeManualBooking } from "../bookings/take-manual-booking.ts";
import { lockRoomsOf } from "../calendar/lock-rooms.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import { callGuestLocked } from "./call-closed.ts";
import { completeLocked } from "./complete-stay.ts";
import { findNameless } from "./find-nameless.ts";
import { getPortalStay } from "./find-portal-stay.ts";

/**
 * Enters a booking by hand. If a portal's calendar has brought a stay with the same room and dates
 * that has no name yet, it completes that stay instead.
 */
export async function noteGuest(
  deps: Deps,
  wish: ManualBooking,
  cause: Cause,
  role: Role,
): Promise<string> {
  if (!(await stayToComplete(deps.db, wish, role))) return takeManualBooking(deps, wish, cause);
  const options = { evenUnpublished: true };
  const listing = await getListing(deps.db, wish.listingId, undefined, options);
  return inTransaction(deps.db, async (tx) => {
    await lockRoomsOf(tx, listing);
    const bookingId = await stayToComplete(tx, wish, role);
    if (!bookingId) throw new AppError("nights-taken");
    await complete({ tx, cause, at: new Date(deps.clock()) }, bookingId, listing, wish);
    return bookingId;
  });
}

async function stayToComplete(
  db: Database | Tx,
  { listingId, stay, otherRooms = [] }: ManualBooking,
  role: Role,
): Promise<string | null> {
  if (otherRooms.length > 0) return null;
  const found = await findNameless(db, stay, role);
  return found.find((one) => one.listingId === listingId)?.bookingId ?? null;
}

/**
 * The portal decides what its guest pays: without an agreed total or a payment, the price stays as
 * it was completed, or unknown.
 */
async function complete(
  change: Change,
  bookingId: string,
  listing: ListingWithRooms,
  wish: ManualBooking,
): Promise<void> {
  const { guests, stay, paid } = wish;
  if (guestCount(guests) > listing.capacity) throw new AppError("too-many-guests");
  await callGuestLocked(change, await lockBooking(change.tx, bookingId));
  const booking = await lockBooking(change.tx, bookingId);
  const listed = quote(listing.rates, stay, guests).total;
  refuseOtherPrice(wish, listed);
  const isNeeded = paid !== undefined && booking.total === 0;
  const price = wish.total ?? (isNeeded ? listed : null);
  const { commission } = await getPortalStay(change.tx, bookingId);
  await completeLocked(change, booking, {
    guestName: wish.guestName,
    guestPhone: wish.guestPhone ?? booking.guest_phone,
    guestEmail: wish.guestEmail ?? booking.guest_email,
    guests,
    expectedArrival: booking.expected_arrival,
    note: wish.note || booking.note,
    ...(price !== null && { money: { price, commission, paidTo: "house" } }),
  });
  if (!paid) return;
  refuseTypo(paid, price ?? booking.total);
  await takeByHand(change, booking, paid);
}
