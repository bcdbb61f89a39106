import type { StayChange } from "../../contract/owner/timeline.ts";
import { AppError } from "../../domain/app-error.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Centavos } from "../../domain/money.ts";
import { charge, recharge } from "../account/charge.ts";
import { type Booking, datesOf, guestsOf } from "../bookings/booking.ts";
import { raiseVersion } from "../bookings/change-booking.ts";
import { endOutdatedSession } from "../bookings/end-outdated-session.ts";
import { writeJournal } from "../bookings/journal.ts";
import { takeFromUnpaid } from "../bookings/take-from-unpaid.ts";
import { handOver } from "../calendar/hand-over.ts";
import { sameRooms } from "../calendar/lock-rooms.ts";
import { freeNightsOf, takeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { ToldStay } from "../database/tables.ts";
import type { ListingWithRooms } from "../listings/get-listing.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { oweChangeMail } from "../outbox/owe-mail.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { type ChangedStay, fitsInto, type NewPrice, partyOf } from "./price-change.ts";

export type Move = {
  readonly stay: ChangedStay;
  readonly wish: StayChange;
  readonly listing: ListingWithRooms;
  readonly priced: NewPrice;
  readonly refund: Centavos;
  /** Then no mail is sent. */
  readonly guestKnows?: boolean;
  /** Then unpaid holds of the nights give way. */
  readonly isPaid?: boolean;
};

/**
 * Moves one stay to other dates, another room or other people, with its price, all or nothing. The
 * caller holds the locks of the booking, and of its old and new rooms.
 */
export async function moveStay(change: Change, booking: Booking, move: Move): Promise<void> {
  const { stay, wish, listing } = move;
  const rooms = listing.physicalRoomIds;
  if (!fitsInto(listing, partyOf(stay, wish))) throw new AppError("too-many-guests");
  if (!sameRooms(await physicalRoomsOf(change.tx, { listing_id: listing.id }), rooms)) {
    throw new AppError("changed-meanwhile");
  }
  const freed = await freeNightsOf(change, booking.id, stay.id);
  if (!(await take(change, booking, move))) throw new AppError("nights-taken");
  await write(change, booking, move);
  await handOver(change, freed);
  if (!move.guestKnows) await oweChangeMail(change, booking.id, toldOf(booking));
}

function take(change: Change, { id }: Booking, { stay, wish, listing, isPaid }: Move) {
  const { checkIn: check_in, checkOut: check_out } = wish.stay;
  const rooms = listing.physicalRoomIds;
  if (isPaid) {
    return takeFromUnpaid(change, id, "booking", [{ id: stay.id, check_in, check_out, rooms }]);
  }
  const taker = { kind: "booking", bookingId: id, stayId: stay.id } as const;
  return takeNights(change, rooms, wish.stay, taker);
}

/** The booking as the guest last knew it; the mail describes the difference. */
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
  booking: Booking,
  { stay, wish, priced, refund, guestKnows }: Move,
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
      ...(guestKnows && { guestKnows: true }),
      ...(refund > 0 && { refund }),
    },
  });
}
