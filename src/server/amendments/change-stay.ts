import type { PriceChoice, StayChange } from "../../contract/owner/timeline.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Quote } from "../../domain/quote.ts";
import { recharge } from "../account/charge.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { handOver } from "../calendar/hand-over.ts";
import { sameRooms } from "../calendar/lock-rooms.ts";
import { freeNights, takeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { ToldStay } from "../database/tables.ts";
import type { Deps } from "../deps.ts";
import { getListing } from "../listings/get-listing.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { oweChangeMail } from "../outbox/owe-mail.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { fitsInto, keepPrice, priceByList, refundDue } from "./price-change.ts";

type ChangeWish = StayChange & { readonly price: PriceChoice; readonly guestKnows?: boolean };

/**
 * Moves a confirmed booking to other dates or another room, all or nothing. Only the exclusion
 * constraint binds the owner; she may waive minimum stays and similar rules.
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
  if (!fitsInto(listing, found)) throw new AppError("too-many-guests");
  const rooms = listing.physicalRoomIds;
  const work = async (change: Change, booking: Booking) => {
    // The locked rooms depend on the row read before the lock: a changed version is a conflict.
    if (booking.version !== version || found.version !== version) {
      throw new AppError("changed-meanwhile");
    }
    if (!isChangeable(booking)) throw new AppError("booking-not-here");
    const { tx } = change;
    if (!sameRooms(await physicalRoomsOf(tx, { listing_id: listing.id }), rooms)) {
      throw new AppError("changed-meanwhile");
    }
    const freed = await freeNights(tx, bookingId);
    const taker = { kind: "booking", bookingId } as const;
    if (!(await takeNights(tx, rooms, wish.stay, taker))) throw new AppError("nights-taken");
    await handOver(change, freed);
    const isKept = wish.price === "keep";
    const priced = isKept ? keepPrice(booking, wish) : priceByList(listing, booking, wish.stay);
    await write(change, booking, { ...wish, priced });
    if (!wish.guestKnows) await oweChangeMail(change, bookingId, toldOf(booking));
  };
  await withLockedBooking(deps, found, cause, work, rooms);
}

/** The stay as last told to the guest; the mail describes the difference. */
function toldOf(before: Booking): ToldStay {
  const { listing_id: listingId, check_in: checkIn, check_out: checkOut, total } = before;
  return { listingId, checkIn, checkOut, total };
}

/** A booking whose guest was erased is history and cannot be moved. */
export function isChangeable(booking: Booking): boolean {
  const isOpen = booking.checked_out_at === null && booking.erased_at === null;
  return booking.state === "confirmed" && isOpen;
}

async function write(
  change: Change,
  booking: Booking,
  wish: ChangeWish & { readonly priced: Quote },
): Promise<void> {
  const { listingId, stay, priced } = wish;
  await change.tx
    .updateTable("booking")
    .set({
      listing_id: listingId,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      version: booking.version + 1,
    })
    .where("id", "=", booking.id)
    .execute();
  const refund = await refundOf(change, booking, wish);
  if (priced.lines !== booking.lines) await recharge(change, booking.id, priced.lines);
  if (refund > 0) await oweRefund(change, booking.id, { reason: "moved", amount: refund });
  const people = guestCount(guestsOf(booking));
  await writeJournal(change, {
    bookingId: booking.id,
    event: "moved",
    state: booking.state,
    facts: {
      from: {
        listingId: booking.listing_id,
        checkIn: booking.check_in,
        checkOut: booking.check_out,
        people,
        total: booking.total,
      },
      to: { listingId, ...stay, people, total: priced.total },
      ...(wish.guestKnows && { guestKnows: true }),
      ...(refund > 0 && { refund }),
    },
  });
}

async function refundOf(
  change: Change,
  booking: Booking,
  { price, priced }: { price: PriceChoice; priced: Quote },
): Promise<number> {
  if (price !== "list-and-refund") return 0;
  const amount = await refundDue(change.tx, booking, priced.total);
  if (amount === 0) throw new AppError("refund-too-high");
  return amount;
}
