import type { Day } from "../../domain/day.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import { type Centavos, toReais } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";
import { houseId } from "./house-facts.server.ts";
import type { HouseInHead } from "./house-in-head.server.ts";

type Price = { readonly nightlyPrice: Centavos; readonly validUntil?: Day | null };

/**
 * The price shown before dates are chosen. It refers to no particular night, so it claims no
 * availability.
 */
export function nightlyOffer(house: HouseInHead, path: string, price: Price) {
  const amount = { price: toReais(price.nightlyPrice), priceCurrency: "BRL" };
  return {
    "@type": "Offer",
    url: house.urlOf(path),
    seller: { "@id": houseId(house) },
    ...amount,
    priceSpecification: { "@type": "UnitPriceSpecification", ...amount, unitCode: "DAY" },
    ...(price.validUntil && { priceValidUntil: price.validUntil }),
  };
}

type AskedStay = {
  readonly stay: Stay;
  readonly guests: Guests;
  /** Null if the nights are not available. */
  readonly total: Centavos | null;
};

/** A requested stay, with the quote's total, or sold out and without a price. */
export function stayOffer(house: HouseInHead, path: string, { stay, guests, total }: AskedStay) {
  const { checkInTime, checkOutTime } = house.property;
  const isFree = total !== null;
  return {
    "@type": ["Offer", "LodgingReservation"],
    url: house.urlOf(path),
    seller: { "@id": houseId(house) },
    checkinTime: `${stay.checkIn}T${checkInTime}`,
    checkoutTime: `${stay.checkOut}T${checkOutTime}`,
    numAdults: guests.adults,
    numChildren: guestCount(guests) - guests.adults,
    availability: `https://schema.org/${isFree ? "InStock" : "SoldOut"}`,
    ...(isFree && { price: toReais(total), priceCurrency: "BRL" }),
  };
}
