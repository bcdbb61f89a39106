import type { PriceChoice, StayChange } from "../../contract/owner/timeline.ts";
import { excessOf, leftIn } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { type Guests, guestCount, isSameParty } from "../../domain/guests.ts";
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
import { type BookedStay, type Booking, datesOf, guestsOf } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";

/** What a stay costs after a change: other lines instead, or additional ones. */
export type NewPrice = { readonly total: Centavos } & (
  | { readonly instead: readonly QuoteLine[] }
  | { readonly beside: readonly QuoteLine[] }
);

/** One room of a booking, what it costs, and what the rest of the booking costs. */
export type ChangedStay = BookedStay & { readonly total: Centavos; readonly rest: Centavos };

/** The room to be changed: the only one, unless it is named. */
export function stayIn(booking: Booking, stayId?: string): ChangedStay {
  const { stays } = booking;
  const stay = stayId ? stays.find(({ id }) => id === stayId) : stays[0];
  if (!stay || (!stayId && stays.length > 1)) throw new AppError("invalid-request");
  // A room that was checked out is history, also while other rooms of the booking are still in use.
  if (stay.has_left) throw new AppError("booking-not-here");
  const total = sumOf(stay.lines);
  return { ...stay, total, rest: booking.total - total };
}

export function partyOf(stay: BookedStay, { guests }: StayChange): Guests {
  return guests ?? guestsOf(stay);
}

export function fitsInto(listing: Listing, guests: Guests): boolean {
  return guestCount(guests) <= listing.capacity;
}

export function isAgreed({ lines }: BookedStay): boolean {
  return lines.some(({ kind }) => kind === "agreed");
}

export function newPriceOf(
  listing: Listing,
  stay: ChangedStay,
  wish: StayChange & { readonly price: PriceChoice },
): NewPrice {
  const { price } = wish;
  if (typeof price === "object") return besides(stay, [otherLine(wish.stay, price.other)]);
  if (price === "difference") {
    const lines = priceOfChange(listing, stay, wish);
    if (!lines) throw new AppError("invalid-request");
    return besides(stay, lines);
  }
  const { lines, total } =
    price === "keep" ? keepPrice(stay, wish) : priceByList(listing, stay, wish);
  return lines === stay.lines ? { beside: [], total } : { instead: lines, total };
}

function besides(stay: ChangedStay, beside: readonly QuoteLine[]): NewPrice {
  const total = stay.total + sumOf(beside);
  if (total + stay.rest < 0) throw new AppError("refund-too-high");
  return { beside, total };
}

function otherLine(stay: Stay, amount: Centavos): QuoteLine {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new AppError("invalid-request");
  return { kind: "agreed", nights: nightCount(stay), people: 1, unitPrice: amount, amount, stay };
}

/**
 * Null if no night stays in the room, or if the difference would take off more than the stay costs.
 */
export function priceOfChange(
  listing: Listing,
  stay: ChangedStay,
  change: StayChange,
): readonly QuoteLine[] | null {
  if (change.listingId !== stay.listing_id) return null;
  const bought = { stay: datesOf(stay), guests: guestsOf(stay), lines: stay.lines };
  const wanted = { stay: change.stay, guests: partyOf(stay, change) };
  const lines = differenceLines(listing.rates, bought, wanted);
  return lines && stay.total + stay.rest + sumOf(lines) >= 0 ? lines : null;
}

export function priceByList(listing: Listing, stay: ChangedStay, change: StayChange): Quote {
  return withAdjustments(quote(listing.rates, change.stay, partyOf(stay, change)), stay);
}

/** Extras and discounts stay; a discount only as far as the new price goes. */
function withAdjustments({ lines, total }: Quote, stay: ChangedStay): Quote {
  const kept = adjustmentsIn(stay.lines);
  if (total + stay.rest + sumOf(kept) >= 0) {
    return { lines: [...lines, ...kept], total: total + sumOf(kept) };
  }
  const extras = kept.filter(({ kind }) => kind !== "discount");
  const discount = plainLine("discount", -(total + stay.rest + sumOf(extras)));
  return { lines: [...lines, ...extras, discount], total: -stay.rest };
}

/** As many nights in the same room for the same people. */
export function isSameWorth(stay: ChangedStay, change: StayChange): boolean {
  return (
    change.listingId === stay.listing_id &&
    nightCount(change.stay) === nightCount(datesOf(stay)) &&
    isSameParty(guestsOf(stay), partyOf(stay, change))
  );
}

/** Keeps the total, as one line: the old lines would count nights the guest no longer has. */
function keepPrice(stay: ChangedStay, change: StayChange): Quote {
  return isSameWorth(stay, change)
    ? { lines: stay.lines, total: stay.total }
    : withAdjustments(
        agreedQuote(change.stay, stay.total - sumOf(adjustmentsIn(stay.lines))),
        stay,
      );
}

/**
 * What a lower total refunds: what exceeds the open amount, refunds under way counted, and never
 * more than is left of the payments.
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
