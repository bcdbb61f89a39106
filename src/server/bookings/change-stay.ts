import type { PriceChoice, StayChange } from "../../contract/owner/timeline.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Quote } from "../../domain/quote.ts";
import { handOver } from "../calendar/hand-over.ts";
import { lockRooms, sameRooms } from "../calendar/lock-rooms.ts";
import { freeNights, takeNights } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { getListing } from "../listings/get-listing.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { type Booking, guestsOf } from "./booking.ts";
import { findBooking, lockBooking } from "./find-booking.ts";
import { writeJournal } from "./journal.ts";
import { oweChangeMail } from "./owe-change-mail.ts";
import { oweRefund } from "./owe-refund.ts";
import { fitsInto, keepPrice, priceByList, refundDue } from "./price-change.ts";

/**
 * Moves a confirmed booking to other dates or another room, all or nothing. Only the exclusion
 * constraint binds the owner; she may waive minimum stays and similar rules.
 */
export async function changeStay(
  deps: Deps,
  bookingId: string,
  version: number,
  change: StayChange & { readonly price: PriceChoice; readonly guestKnows?: boolean },
  cause: Cause,
): Promise<void> {
  const found = await findBooking(deps.db, bookingId);
  if (!found) throw new AppError("booking-unknown");
  const options = { evenUnpublished: true };
  const listing = await getListing(deps.db, change.listingId, undefined, options);
  if (!fitsInto(listing, found)) throw new AppError("too-many-guests");
  await inTransaction(deps.db, async (tx) => {
    await lockRooms(tx, [...(await physicalRoomsOf(tx, found)), ...listing.physicalRoomIds]);
    const booking = await lockBooking(tx, bookingId);
    // The locked rooms depend on the version that was read: after any other change, start over.
    if (booking.version !== version || found.version !== version) {
      throw new AppError("changed-meanwhile");
    }
    if (!isChangeable(booking)) throw new AppError("booking-not-here");
    if (
      !sameRooms(await physicalRoomsOf(tx, { listing_id: listing.id }), listing.physicalRoomIds)
    ) {
      throw new AppError("changed-meanwhile");
    }
    const freed = await freeNights(tx, bookingId);
    const taker = { kind: "booking", bookingId } as const;
    if (!(await takeNights(tx, listing.physicalRoomIds, change.stay, taker))) {
      throw new AppError("nights-taken");
    }
    const at = new Date(deps.clock());
    await handOver(tx, freed, at);
    const isKept = change.price === "keep";
    const priced = isKept ? keepPrice(booking, change) : priceByList(listing, booking, change.stay);
    await write(tx, booking, { ...change, priced, at }, cause);
    if (!change.guestKnows) await oweChangeMail(tx, booking, at);
  });
}

/** A booking whose guest was erased is history and cannot be moved. */
export function isChangeable(booking: Booking): boolean {
  const isOpen = booking.checked_out_at === null && booking.erased_at === null;
  return booking.state === "confirmed" && isOpen;
}

async function write(
  tx: Tx,
  booking: Booking,
  change: StayChange & { price: PriceChoice; guestKnows?: boolean; priced: Quote; at: Date },
  cause: Cause,
): Promise<void> {
  const { listingId, stay, priced, at } = change;
  await tx
    .updateTable("booking")
    .set({
      listing_id: listingId,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      lines: JSON.stringify(priced.lines),
      total: priced.total,
      version: booking.version + 1,
    })
    .where("id", "=", booking.id)
    .execute();
  const refund = await giveBack(tx, booking, change);
  const people = guestCount(guestsOf(booking));
  await writeJournal(tx, {
    bookingId: booking.id,
    event: "moved",
    state: booking.state,
    at,
    cause,
    facts: {
      from: {
        listingId: booking.listing_id,
        checkIn: booking.check_in,
        checkOut: booking.check_out,
        people,
        total: booking.total,
      },
      to: { listingId, ...stay, people, total: priced.total },
      ...(change.guestKnows && { guestKnows: true }),
      ...(refund > 0 && { refund }),
    },
  });
}

async function giveBack(
  tx: Tx,
  booking: Booking,
  { price, priced, at }: { price: PriceChoice; priced: Quote; at: Date },
): Promise<number> {
  if (price !== "list-and-refund") return 0;
  const amount = await refundDue(tx, booking, priced.total);
  if (amount === 0) throw new AppError("refund-too-high");
  await oweRefund(tx, booking, { reason: "moved", amount, at });
  return amount;
}
