import type { Photo } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "../bookings/booking.ts";

/** Everything a mail about a booking may speak of. */
export type MailFacts = {
  readonly booking: Booking;
  readonly property: Property;
  readonly room: string;
  readonly photo: Photo | null;
  readonly refunded: Centavos;
  readonly siteUrl: string;
};

/** A name as a mail may show it: one line, of a length that no layout or header breaks at. */
export function presentable(name: string | null): string | null {
  const line = name?.replace(/[\p{C}\s]+/gu, " ").trim();
  return line ? line.slice(0, 80) : null;
}
