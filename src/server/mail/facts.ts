import { formatStay } from "../../domain/format-stay.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Statement } from "../bookings/statement.ts";
import { mailWords } from "./words.ts";

/** Everything a mail about a booking may speak of. */
export type MailFacts = {
  readonly booking: Booking;
  readonly property: Property;
  readonly room: string;
  readonly photo: Photo | null;
  readonly money: Statement;
  readonly siteUrl: string;
  /** How the guest knew the stay, where the mail is about a change of it. */
  readonly before?: StayBefore;
};

export type StayBefore = Pick<Booking, "check_in" | "check_out" | "total"> & {
  readonly room: string | null;
};

/** A name as a mail may show it: one line, of a length that no layout or header breaks at. */
export function presentable(name: string | null): string | null {
  const line = name?.replace(/[\p{C}\s]+/gu, " ").trim();
  return line ? line.slice(0, 80) : null;
}

/** ', Helena', or nothing where nobody has left a name. */
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

/** An answer to the mail reaches the house only if the house has an address of its own. */
export function howToAnswer({ booking, property }: MailFacts): string {
  const words = mailWords[booking.language];
  return property.email ? words.reply : words.call(property.phone);
}
