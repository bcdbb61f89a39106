import type { PriceChoice, StayChange } from "../../contract/owner/timeline.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Centavos } from "../../domain/money.ts";
import { charge, recharge } from "../account/charge.ts";
import { type Booking, datesOf, guestsOf } from "../bookings/booking.ts";
import { raiseVersion, withLockedBooking } from "../bookings/change-booking.ts";
import { endOutdatedSession } from "../bookings/end-outdated-session.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { refusePortals } from "../bookings/refuse-portals.ts";
import { handOver } from "../calendar/hand-over.ts";
import { sameRooms } from "../calendar/lock-rooms.ts";
import { freeNightsOf, takeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { ToldStay } from "../database/tables.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { oweChangeMail } from "../outbox/owe-mail.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import {
  type ChangedStay,
  fitsInto,
  type NewPrice,
  newPriceOf,
  partyOf,
  refundDue,
  stayIn,
} from "./price-change.ts";

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
  const { tx } = change;
  const rooms = listing.physicalRoomIds;
  const stay = stayIn(booking, wish.stayId);
  if (!fitsInto(listing, partyOf(stay, wish))) throw new AppError("too-many-guests");
  if (!isChangeable(booking)) throw new AppError("booking-not-here");
  await refusePortals(tx, booking.id, wish);
  if (!sameRooms(await physicalRoomsOf(tx, { listing_id: listing.id }), rooms)) {
    throw new AppError("changed-meanwhile");
  }
  const freed = await freeNightsOf(tx, booking.id, stay.id);
  const taker = { kind: "booking", bookingId: booking.id, stayId: stay.id } as const;
  if (!(await takeNights(tx, rooms, wish.stay, taker))) throw new AppError("nights-taken");
  await write(change, { booking, stay }, wish, newPriceOf(listing, stay, wish));
  await handOver(change, freed);
  if (!wish.guestKnows) await oweChangeMail(change, booking.id, toldOf(booking));
}

/** The booking as last told to the guest; the mail describes the difference. */
export function toldOf({ listing_id, check_in, check_out, total, stays }: Booking): ToldStay {
  return {
    listingId: listing_id,
    checkIn: check_in,
    checkOut: check_out,
    total,
    rooms: stays.map((stay) => ({ listingId: stay.listing_id, ...datesOf(stay) })),
  };
}

/** A booking whose guest was erased is history and cannot be moved. */
export function isChangeable(booking: Booking): boolean {
  const isOpen = booking.checked_out_at === null && booking.erased_at === null;
  return booking.state === "confirmed" && isOpen;
}

async function write(
  change: Change,
  { booking, stay }: { readonly booking: Booking; readonly stay: ChangedStay },
  wish: ChangeWish,
  priced: NewPrice,
): Promise<void> {
  const { tx } = change;
  const { listingId } = wish;
  const guests = partyOf(stay, wish);
  const total = booking.total - stay.total + priced.total;
  await tx
    .updateTable("stay")
    .set({
      listing_id: listingId,
      check_in: wish.stay.checkIn,
      check_out: wish.stay.checkOut,
      adults: guests.adults,
      children_up_to_12: guests.childrenUpTo12,
      children_above_12: guests.childrenAbove12,
    })
    .where("id", "=", stay.id)
    .execute();
  await raiseVersion(tx, booking);
  const refund = await refundOf(change, booking, wish.price, total);
  const charged = { bookingId: booking.id, stayId: stay.id };
  if ("instead" in priced) await recharge(change, charged, priced.instead);
  else await charge(change, charged, priced.beside);
  if (refund > 0) await oweRefund(change, booking.id, { reason: "moved", amount: refund });
  if (total !== booking.total) await endOutdatedSession(change, booking.id);
  await writeJournal(change, {
    bookingId: booking.id,
    event: "moved",
    state: booking.state,
    facts: {
      from: {
        listingId: stay.listing_id,
        ...datesOf(stay),
        people: guestCount(guestsOf(stay)),
        total: booking.total,
      },
      to: { listingId, ...wish.stay, people: guestCount(guests), total },
      ...(wish.guestKnows && { guestKnows: true }),
      ...(refund > 0 && { refund }),
    },
  });
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
