import { formatStay } from "../../domain/format-stay.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Statement } from "../bookings/statement.ts";
import { mailWords } from "./words.ts";

/** Input of every mail about a booking. */
export type MailFacts = {
  readonly booking: Booking;
  readonly property: Property;
  readonly listing: string;
  readonly photo: Photo | null;
  readonly money: Statement;
  readonly siteUrl: string;
  /** Opens the guest's own page of the booking. */
  readonly link: string;
  /** The stay as the guest knew it, for a mail about a change. */
  readonly before?: StayBefore;
};

export type StayBefore = Pick<Booking, "check_in" | "check_out" | "total"> & {
  readonly listing: string | null;
};

/** A name that is safe to show: one line of limited length. */
export function presentable(name: string | null): string | null {
  const line = name?.replace(/[\p{C}\s]+/gu, " ").trim();
  return line ? line.slice(0, 80) : null;
}

/** ', Helena', or empty without a name. */
export function greeted({ guest_name }: Booking): string {
  const name = presentable(guest_name);
  return name ? `, ${name.split(" ")[0]}` : "";
}

/** '11 a 14 de janeiro' */
export function stayIn({
  check_in,
  check_out,
  language,
}: Pick<Booking, "check_in" | "check_out" | "language">): string {
  return formatStay({ checkIn: check_in, checkOut: check_out }, "long", language);
}

/** A reply reaches the property only if it has its own address. */
export function howToAnswer({ booking, property }: MailFacts): string {
  const words = mailWords[booking.language];
  return property.email ? words.reply : words.call(property.phone);
}
