import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { AppError } from "../../domain/app-error.ts";
import { bookingCode } from "../../domain/booking.ts";
import { policySoldBy } from "../../domain/cancellation.ts";
import type { Cause } from "../../domain/cause.ts";
import { guestCount } from "../../domain/guests.ts";
import { defaultLanguage } from "../../domain/language.ts";
import type { Property } from "../../domain/property.ts";
import { agreedQuote, quote } from "../../domain/quote.ts";
import { charge } from "../account/charge.ts";
import { lockRoomsOf } from "../calendar/lock-rooms.ts";
import { takeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import { oweMail } from "../outbox/owe-mail.ts";
import { getProperty } from "../property/get-property.ts";
import type { Booking } from "./booking.ts";
import { writeJournal } from "./journal.ts";
import { refuseTypo, takeByHand } from "./note-payment.ts";

/**
 * A booking made at the reception, by phone or on another channel: confirmed at once. The owner may
 * waive minimum stays and similar rules, but taken nights are refused.
 */
export async function takeManualBooking(
  deps: Deps,
  wish: ManualBooking,
  cause: Cause,
): Promise<string> {
  const listing = await getListing(deps.db, wish.listingId, defaultLanguage, {
    evenUnpublished: true,
  });
  if (guestCount(wish.guests) > listing.capacity) throw new AppError("too-many-guests");
  const property = await getProperty(deps.db);
  return inTransaction(deps.db, async (tx) => {
    const rooms = await lockRoomsOf(tx, listing);
    const change = { tx, cause, at: new Date(deps.clock()) };
    const { stay, guests } = wish;
    const priced =
      wish.total === undefined ? quote(listing.rates, stay, guests) : agreedQuote(stay, wish.total);
    const booking = await insertBooking(change, listing, wish, property);
    await charge(change, booking.id, priced.lines);
    const taker = { kind: "booking", bookingId: booking.id } as const;
    if (!(await takeNights(tx, rooms, wish.stay, taker))) {
      throw new AppError("nights-taken");
    }
    const facts = { total: priced.total, channel: wish.channel };
    const entry = { bookingId: booking.id, event: "confirmed", state: "confirmed" } as const;
    await writeJournal(change, { ...entry, facts });
    if (wish.paid) {
      refuseTypo(wish.paid, priced.total);
      await takeByHand(change, booking, wish.paid);
    }
    if (wish.guestEmail) await oweMail(change, booking.id, "confirmation");
    return booking.id;
  });
}

async function insertBooking(
  { tx, at }: Pick<Change, "tx" | "at">,
  listing: ListingWithRooms,
  wish: ManualBooking,
  property: Property,
): Promise<Pick<Booking, "id" | "state" | "erased_at">> {
  const { stay, guests } = wish;
  return tx
    .insertInto("booking")
    .values({
      code: bookingCode(property.shortName, Math.random),
      listing_id: listing.id,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      state: "confirmed",
      channel: wish.channel,
      adults: guests.adults,
      children_up_to_12: guests.childrenUpTo12,
      children_above_12: guests.childrenAbove12,
      language: defaultLanguage,
      guest_name: wish.guestName,
      guest_email: wish.guestEmail,
      guest_phone: wish.guestPhone,
      note: wish.note,
      cancellation_policy: JSON.stringify(policySoldBy(property)),
      created_at: at,
      confirmed_at: at,
    })
    .returning(["id", "state", "erased_at"])
    .executeTakeFirstOrThrow();
}
