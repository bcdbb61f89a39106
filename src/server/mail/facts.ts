import type { RoomForGuest } from "../../contract/api.ts";
import type { GuestCancellation } from "../../contract/guest-api.ts";
import { guestsInWords } from "../../contract/guests-words.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { presentable } from "../../domain/guest-name.ts";
import type { Language } from "../../domain/language.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Property } from "../../domain/property.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Return, Statement } from "../bookings/statement.ts";
import type { LetterPayment } from "./open-payment-of.ts";
import type { LetterPix } from "./pix-of.ts";
import { mailWords } from "./words.ts";

/** Input of every mail about a booking. */
export type MailFacts = {
  readonly booking: Booking;
  readonly property: Property;
  /** The names of all rooms. */
  readonly listing: string;
  readonly rooms: readonly RoomForGuest[];
  readonly photo: Photo | null;
  readonly money: Statement;
  readonly siteUrl: string;
  /** The guest's link; null if none was made for the guest's address. */
  readonly link: string | null;
  /** The stay as the guest knew it, for a mail about a change. */
  readonly before?: StayBefore;
  /** For a mail about refunds without a cancellation. */
  readonly given?: readonly Return[];
  /** For the receipt of a cancellation. */
  readonly cancellation?: GuestCancellation;
  /**
   * The Pix key that the guest named for refunds by hand, repeated so that the guest can check it.
   */
  readonly refundKey?: string | null;
  /** For a mail about a payment that the guest still has to make. */
  readonly payment?: LetterPayment;
  /** For a mail about a Pix to the house's key. */
  readonly pix?: LetterPix;
  /** For a mail with the links of all the guest's bookings. */
  readonly links?: readonly LinkedBooking[];
};

/** A booking in a list of links. */
export type LinkedBooking = {
  readonly code: string;
  /** The names of all rooms. */
  readonly listing: string;
  /** '11 a 14 de janeiro' */
  readonly stay: string;
  readonly link: string;
};

/** A room as it was; its name is null if it was deleted meanwhile. */
export type NamedRoom = Stay & { readonly name: string | null };

export type StayBefore = { readonly rooms: readonly NamedRoom[]; readonly total: Centavos };

/** 'Quarto Mar e Quarto Farol, 11 a 14 de janeiro'; rooms with other dates follow. */
export function roomsInWords(rooms: readonly NamedRoom[], language: Language): string {
  const byDates = Map.groupBy(rooms, (stay) => formatStay(stay, "long", language));
  const parts = [...byDates].map(([dates, alike]) => {
    const names = alike.flatMap(({ name }) => name ?? []);
    return [new Intl.ListFormat(language).format(names), dates].filter(Boolean).join(", ");
  });
  return parts.join("; ");
}

/** '3 adultos'; with dates if they are not those of the whole booking. */
export function whoIsIn(room: RoomForGuest, booking: Booking): string {
  const { language } = booking;
  const isWhole = room.checkIn === booking.check_in && room.checkOut === booking.check_out;
  const guests = guestsInWords(room.guests, language);
  return isWhole ? guests : `${guests}, ${formatStay(room, "long", language)}`;
}

/**
 * ', Helena', or empty without a name. Until a booking is confirmed, the name may have been typed
 * by a stranger, who could put any text of his own into a mail from the house.
 */
export function greeted({ guest_name, confirmed_at }: Booking): string {
  const name = confirmed_at && presentable(guest_name);
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

/** A reply reaches the property only if it has an e-mail address of its own. */
export function howToAnswer({ booking, property }: MailFacts): string {
  const words = mailWords[booking.language];
  return property.email ? words.reply : words.call(property.phone);
}
