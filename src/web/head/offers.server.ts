import type { Day } from "../../domain/day.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import { type Centavos, toReais } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";
import { propertyId } from "./property-facts.server.ts";
import type { SiteInHead } from "./site-in-head.server.ts";

type Price = { readonly nightlyPrice: Centavos; readonly validUntil?: Day | null };

/**
 * The price shown before dates are chosen. It refers to no particular night, so it claims no
 * availability.
 */
export function nightlyOffer(site: SiteInHead, path: string, price: Price) {
  const amount = { price: toReais(price.nightlyPrice), priceCurrency: "BRL" };
  return {
    "@type": "Offer",
    url: site.urlOf(path),
    seller: { "@id": propertyId(site) },
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
export function stayOffer(site: SiteInHead, path: string, { stay, guests, total }: AskedStay) {
  const { checkInTime, checkOutTime } = site.property;
  const isFree = total !== null;
  return {
    "@type": ["Offer", "LodgingReservation"],
    url: site.urlOf(path),
    seller: { "@id": propertyId(site) },
    checkinTime: `${stay.checkIn}T${checkInTime}`,
    checkoutTime: `${stay.checkOut}T${checkOutTime}`,
    numAdults: guests.adults,
    numChildren: guestCount(guests) - guests.adults,
    availability: `https://schema.org/${isFree ? "InStock" : "SoldOut"}`,
    ...(isFree && { price: toReais(total), priceCurrency: "BRL" }),
  };
}
