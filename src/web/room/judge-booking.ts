import type { Day } from "../../domain/day.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { type Quote, quote } from "../../domain/quote.ts";
import { includesReservedDay, makeStay, type Stay } from "../../domain/stay.ts";
import { refuseStay, type StayRefusal } from "../../domain/stay-rules.ts";
import { readTypedDate } from "./typed-date.ts";

export type DateField = "check-in" | "check-out";

/** What stands between the form and its payment. */
export type Complaint =
  | { readonly kind: "ask"; readonly field: DateField; readonly ask: Ask }
  | { readonly kind: "reserved" }
  | { readonly kind: "refused"; readonly refusal: StayRefusal }
  | { readonly kind: "guests" };
type Ask = DateField | "longer-stay" | "unreadable";

export type Judgement = {
  readonly checkIn: Day | null;
  readonly checkOut: Day | null;
  readonly stay: Stay | null;
  readonly quote: Quote | null;
  readonly complaint: Complaint | null;
};

export type Circumstances = {
  readonly listing: Listing;
  readonly reserved: ReadonlySet<Day> | null;
  readonly sameDayTurnover: boolean;
  readonly local: { day: Day; time: string };
};

export type Entries = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: Guests;
};

export function judgeBooking(entries: Entries, circumstances: Circumstances): Judgement {
  const { listing } = circumstances;
  const checkIn = readTypedDate(entries.checkIn);
  const checkOut = readTypedDate(entries.checkOut);
  const stay = checkIn && checkOut && makeStay(checkIn, checkOut);
  return {
    checkIn,
    checkOut,
    stay,
    quote: stay && quote(listing.rates, stay, entries.guests),
    complaint: stay
      ? complainAbout(stay, entries.guests, circumstances)
      : askFor(entries, checkIn, checkOut),
  };
}

/** The same rules as the server's, from the same functions. */
export function isBookable(stay: Stay, { listing, local }: Circumstances): boolean {
  return refuseStay(stay, listing.rules, listing.rates.seasons, local) === null;
}

function complainAbout(
  stay: Stay,
  guests: Guests,
  { listing, reserved, sameDayTurnover, local }: Circumstances,
): Complaint | null {
  if (reserved && includesReservedDay(stay, reserved, sameDayTurnover)) return { kind: "reserved" };
  const refusal = refuseStay(stay, listing.rules, listing.rates.seasons, local);
  if (refusal) return { kind: "refused", refusal };
  return guestCount(guests) > listing.capacity ? { kind: "guests" } : null;
}

function askFor(texts: Entries, checkIn: Day | null, checkOut: Day | null): Complaint {
  const field = checkIn ? "check-out" : "check-in";
  const text = checkIn ? texts.checkOut : texts.checkIn;
  if (checkIn && checkOut) return { kind: "ask", field, ask: "longer-stay" };
  return { kind: "ask", field, ask: text.trim() ? "unreadable" : field };
}
