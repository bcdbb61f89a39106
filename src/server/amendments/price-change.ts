import type { PriceChoice, StayChange } from "../../contract/owner/timeline.ts";
import { excessOf, leftIn } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import {
  adjustmentsIn,
  agreedQuote,
  plainLine,
  type Quote,
  type QuoteLine,
  quote,
  sumOf,
} from "../../domain/quote.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import { differenceLines } from "../../domain/stay-difference.ts";
import { readAccount } from "../account/read-account.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";

/** What a booking costs after a change: other lines, or more of them. */
export type NewPrice = { readonly total: Centavos } & (
  | { readonly instead: readonly QuoteLine[] }
  | { readonly beside: readonly QuoteLine[] }
);

export function partyOf(booking: Booking, { guests }: StayChange): Guests {
  return guests ?? guestsOf(booking);
}

export function fitsInto(listing: Listing, guests: Guests): boolean {
  return guestCount(guests) <= listing.capacity;
}

export function isAgreed(booking: Booking): boolean {
  return booking.lines.some(({ kind }) => kind === "agreed");
}

export function newPriceOf(
  listing: Listing,
  booking: Booking,
  wish: StayChange & { readonly price: PriceChoice },
): NewPrice {
  const { price } = wish;
  if (typeof price === "object") return besides(booking, [otherLine(wish.stay, price.other)]);
  if (price === "difference") {
    const lines = priceOfChange(listing, booking, wish);
    if (!lines) throw new AppError("invalid-request");
    return besides(booking, lines);
  }
  const { lines, total } =
    price === "keep" ? keepPrice(booking, wish) : priceByList(listing, booking, wish);
  return lines === booking.lines ? { beside: [], total } : { instead: lines, total };
}

function besides(booking: Booking, beside: readonly QuoteLine[]): NewPrice {
  const total = booking.total + sumOf(beside);
  if (total < 0) throw new AppError("refund-too-high");
  return { beside, total };
}

function otherLine(stay: Stay, amount: Centavos): QuoteLine {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new AppError("invalid-request");
  return { kind: "agreed", nights: nightCount(stay), people: 1, unitPrice: amount, amount, stay };
}

/** Null if no night stays in the room, or if more would be taken off than the booking costs. */
export function priceOfChange(
  listing: Listing,
  booking: Booking,
  change: StayChange,
): readonly QuoteLine[] | null {
  if (change.listingId !== booking.listing_id) return null;
  const bought = { stay: stayOf(booking), guests: guestsOf(booking), lines: booking.lines };
  const wanted = { stay: change.stay, guests: partyOf(booking, change) };
  const lines = differenceLines(listing.rates, bought, wanted);
  return lines && booking.total + sumOf(lines) >= 0 ? lines : null;
}

export function priceByList(listing: Listing, booking: Booking, change: StayChange): Quote {
  return withAdjustments(quote(listing.rates, change.stay, partyOf(booking, change)), booking);
}

/** What was added or taken off by hand stays, a discount as far as the new price goes. */
function withAdjustments({ lines, total }: Quote, booking: Booking): Quote {
  const kept = adjustmentsIn(booking.lines);
  if (total + sumOf(kept) >= 0) {
    return { lines: [...lines, ...kept], total: total + sumOf(kept) };
  }
  const extras = kept.filter(({ kind }) => kind === "extra");
  const discount = plainLine("discount", -(total + sumOf(extras)));
  return { lines: [...lines, ...extras, discount], total: 0 };
}

/** As many nights in the same room for the same people. */
export function isSameWorth(booking: Booking, change: StayChange): boolean {
  return (
    change.listingId === booking.listing_id &&
    nightCount(change.stay) === nightCount(stayOf(booking)) &&
    isSameParty(guestsOf(booking), partyOf(booking, change))
  );
}

function isSameParty(one: Guests, other: Guests): boolean {
  return (
    one.adults === other.adults &&
    one.childrenUpTo12 === other.childrenUpTo12 &&
    one.childrenAbove12 === other.childrenAbove12
  );
}

/** Keeps the total for another stay. The old lines would count nights the guest no longer has. */
function keepPrice(booking: Booking, change: StayChange): Quote {
  return isSameWorth(booking, change)
    ? { lines: booking.lines, total: booking.total }
    : withAdjustments(
        agreedQuote(change.stay, booking.total - sumOf(adjustmentsIn(booking.lines))),
        booking,
      );
}

const stayOf = ({ check_in, check_out }: Booking): Stay => ({
  checkIn: check_in,
  checkOut: check_out,
});

/**
 * What a lower total gives back: as far as it exceeds what is open, refunds under way counted, and
 * never more than is left of the payments.
 */
export async function refundDue(
  db: Database | Tx,
  booking: Booking,
  newTotal: Centavos,
): Promise<Centavos> {
  const account = await readAccount(db, booking.id);
  const excess = excessOf({ ...account, total: newTotal });
  return Math.max(0, Math.min(excess, booking.total - newTotal, leftIn(account)));
}
