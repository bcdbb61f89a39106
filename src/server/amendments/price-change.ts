import type { StayChange } from "../../contract/owner/timeline.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import { balance, leftOnCard } from "../../domain/payment.ts";
import { agreedQuote, type Quote, quote } from "../../domain/quote.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import { accountOf } from "../bookings/account.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";

export function fitsInto(listing: Listing, booking: Booking): boolean {
  return guestCount(guestsOf(booking)) <= listing.capacity;
}

export function isAgreed(booking: Booking): boolean {
  return booking.lines.some(({ kind }) => kind === "agreed");
}

export function priceByList(listing: Listing, booking: Booking, stay: Stay): Quote {
  return quote(listing.rates, stay, guestsOf(booking));
}

/** The same number of nights in the same room. */
export function isSameWorth(booking: Booking, { listingId, stay }: StayChange): boolean {
  const before = { checkIn: booking.check_in, checkOut: booking.check_out };
  return listingId === booking.listing_id && nightCount(stay) === nightCount(before);
}

/** Keeps the total for another stay. The old lines would count nights the guest no longer has. */
export function keepPrice(booking: Booking, { listingId, stay }: StayChange): Quote {
  return isSameWorth(booking, { listingId, stay })
    ? { lines: booking.lines, total: booking.total }
    : agreedQuote(stay, booking.total);
}

/**
 * What a lower total owes to the card: never more than the card has paid, and nothing while the
 * guest has an open balance.
 */
export async function refundDue(
  db: Database | Tx,
  booking: Booking,
  newTotal: Centavos,
): Promise<Centavos> {
  if (booking.payment_id === null) return 0;
  const account = await accountOf(db, { ...booking, total: newTotal });
  const cheaperBy = booking.total - newTotal;
  return Math.max(0, Math.min(-balance(account), cheaperBy, leftOnCard(account)));
}
