import type { PriceChoice, StayChange } from "../../contract/owner/timeline.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { refusePortals } from "../bookings/refuse-portals.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import { dropChange } from "./drop-change.ts";
import { isChangeable, moveStay } from "./move-stay.ts";
import { newPriceOf, refundDue, stayIn } from "./price-change.ts";

export type ChangeWish = StayChange & {
  readonly price: PriceChoice;
  readonly guestKnows?: boolean;
};

/**
 * Moves a confirmed booking to other dates, another room or other people, all or nothing. Only the
 * exclusion constraint binds the owner; she may waive minimum stays and similar rules.
 */
export async function changeStay(
  deps: Deps,
  bookingId: string,
  version: number,
  wish: ChangeWish,
  cause: Cause,
): Promise<void> {
  const found = await getBooking(deps.db, bookingId);
  const options = { evenUnpublished: true };
  const listing = await getListing(deps.db, wish.listingId, undefined, options);
  const work = async (change: Change, booking: Booking) => {
    // The locked rooms depend on the row read before the lock: a changed version is a conflict.
    if (booking.version !== version || found.version !== version) {
      throw new AppError("changed-meanwhile");
    }
    await changeLocked(change, booking, listing, wish);
  };
  await withLockedBooking(deps, found, cause, work, listing.physicalRoomIds);
}

/** The caller holds the locks of the booking, and of its old and new rooms. */
export async function changeLocked(
  change: Change,
  booking: Booking,
  listing: ListingWithRooms,
  wish: ChangeWish,
): Promise<void> {
  const stay = stayIn(booking, wish.stayId);
  if (!isChangeable(booking)) throw new AppError("booking-not-here");
  await refusePortals(change.tx, booking.id, wish);
  const priced = newPriceOf(listing, stay, wish);
  const refund = await refundOf(change, booking, wish.price, stay.rest + priced.total);
  const { guestKnows = false } = wish;
  await moveStay(change, booking, { stay, wish, listing, priced, refund, guestKnows });
  await dropChange(change, booking);
}

async function refundOf(
  change: Change,
  booking: Booking,
  price: PriceChoice,
  newTotal: Centavos,
): Promise<Centavos> {
  if (price === "list" || price === "keep") return 0;
  const amount = await refundDue(change.tx, booking, newTotal);
  if (amount === 0 && price === "list-and-refund") throw new AppError("refund-too-high");
  return amount;
}
