import type { StayChange } from "../../contract/owner/timeline.ts";
import { leftIn, openOf } from "../../domain/account.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import { agreedQuote, discountIn, plainLine, type Quote, quote } from "../../domain/quote.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import { readAccount } from "../account/read-account.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";

export function fitsInto(listing: Listing, booking: Booking): boolean {
  return guestCount(guestsOf(booking)) <= listing.capacity;
}

export function isAgreed(booking: Booking): boolean {
  return booking.lines.some(({ kind }) => kind === "agreed");
}

export function priceByList(listing: Listing, booking: Booking, stay: Stay): Quote {
  return withDiscount(quote(listing.rates, stay, guestsOf(booking)), booking);
}

/** What the owner has taken off stays off, as far as the new price goes. */
function withDiscount({ lines, total }: Quote, booking: Booking): Quote {
  const discount = Math.max(discountIn(booking.lines), -total);
  if (discount === 0) return { lines, total };
  return { lines: [...lines, plainLine("discount", discount)], total: total + discount };
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
    : withDiscount(agreedQuote(stay, booking.total - discountIn(booking.lines)), booking);
}

/**
 * What a lower total gives back: never more than is left of the payments, and nothing while the
 * guest has an open balance.
 */
export async function refundDue(
  db: Database | Tx,
  booking: Booking,
  newTotal: Centavos,
): Promise<Centavos> {
  const account = await readAccount(db, booking.id);
  const cheaperBy = booking.total - newTotal;
  const open = openOf({ ...account, total: newTotal });
  return Math.max(0, Math.min(-open, cheaperBy, leftIn(account)));
}
