import type { RoomParty } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import { defaultLanguage } from "../../domain/language.ts";
import { type Centavos, shareOut } from "../../domain/money.ts";
import { agreedQuote, type QuoteLine, quote, sumOf } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Database } from "../database/connect.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import type { NewStay } from "./insert-booking.ts";

type WantedRoom = { readonly listing: ListingWithRooms; readonly guests: Guests };

/** The rooms that the dashboard's user names, published or not. */
export async function wantedRooms(
  db: Database,
  rooms: readonly RoomParty[],
): Promise<readonly WantedRoom[]> {
  const found: WantedRoom[] = [];
  for (const { listingId, guests } of rooms) {
    const options = { evenUnpublished: true };
    const listing = await getListing(db, listingId, defaultLanguage, options);
    if (guestCount(guests) > listing.capacity) throw new AppError("too-many-guests");
    found.push({ listing, guests });
  }
  return found;
}

export type PriceWish = {
  /** The agreed total; if missing, the price list applies. */
  readonly total?: Centavos;
  /** The list price that the form showed. */
  readonly seenTotal?: Centavos;
};

/** Refused if the list price is no longer the one that the form showed. */
export function refuseOtherPrice({ total, seenTotal }: PriceWish, listed: Centavos): void {
  if (total !== undefined || seenTotal === undefined) return;
  if (seenTotal !== listed) throw new AppError("price-differs");
}

type PricedRoom = NewStay & { readonly listedLines: readonly QuoteLine[] };

/**
 * An agreed total is divided in proportion to the list prices; the first room gets the remainder.
 */
export function priceRooms(
  rooms: readonly WantedRoom[],
  stay: Stay,
  wish: PriceWish,
): PricedRoom[] {
  const listed = rooms.map(({ listing, guests }) => {
    const { lines } = quote(listing.rates, stay, guests);
    return { listingId: listing.id, stay, guests, lines, listedLines: lines };
  });
  const totals = listed.map(({ lines }) => sumOf(lines));
  refuseOtherPrice(
    wish,
    totals.reduce((sum, one) => sum + one, 0),
  );
  if (wish.total === undefined) return listed;
  const shares = shareOut(wish.total, totals);
  return listed.map((room, index) => ({
    ...room,
    lines: agreedQuote(stay, shares[index] ?? 0).lines,
  }));
}
