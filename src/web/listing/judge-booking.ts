import { addDays, type Day, type LocalTime } from "../../domain/day.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { type Quote, quote } from "../../domain/quote.ts";
import { includesReservedDay, makeStay, type Stay } from "../../domain/stay.ts";
import { isBookable, refuseStay, type StayRefusal } from "../../domain/stay-rules.ts";
import type { TypedDates } from "../ui/date-doubt.ts";
import { readTypedDate } from "../ui/typed-date.ts";

export type DateField = "check-in" | "check-out";

/** What prevents the payment. */
export type Complaint =
  | { readonly kind: "ask"; readonly field: DateField; readonly ask: Ask }
  | { readonly kind: "reserved" }
  | { readonly kind: "refused"; readonly refusal: StayRefusal }
  | { readonly kind: "no-stay-from" }
  | { readonly kind: "doubt"; readonly meant: TypedDates }
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
  readonly local: LocalTime;
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
      : (complainAboutArrival(checkIn, checkOut, circumstances) ??
        askFor(entries, checkIn, checkOut)),
  };
}

/** Whether the dates cannot be booked: no price is shown for them. */
export function isImpossible({ complaint }: Judgement): boolean {
  return complaint !== null && ["reserved", "refused", "no-stay-from"].includes(complaint.kind);
}

/** Whether a stay may be offered: known to be free, and sold. By the same function as the server's. */
export function isOffered(stay: Stay, circumstances: Circumstances): boolean {
  const { listing, reserved, sameDayTurnover, local } = circumstances;
  return reserved !== null && isBookable(stay, listing, local, { reserved, sameDayTurnover });
}

function complainAbout(stay: Stay, guests: Guests, circumstances: Circumstances): Complaint | null {
  const isCrowded = guestCount(guests) > circumstances.listing.capacity;
  return complainAboutDates(stay, circumstances) ?? (isCrowded ? { kind: "guests" } : null);
}

function complainAboutDates(stay: Stay, circumstances: Circumstances): Complaint | null {
  const { listing, reserved, sameDayTurnover, local } = circumstances;
  if (reserved && includesReservedDay(stay, reserved, sameDayTurnover)) return { kind: "reserved" };
  // Past days are not listed, so it is unknown whether last night was taken: the server decides.
  const known = reserved && { reserved, sameDayTurnover, unknownBefore: local.day };
  const refusal = refuseStay(stay, listing.rules, listing.rates.seasons, local, known);
  return refusal && { kind: "refused", refusal };
}

/** Why no stay can begin on this day, before a check-out is chosen. */
function complainAboutArrival(
  checkIn: Day | null,
  checkOut: Day | null,
  circumstances: Circumstances,
): Complaint | null {
  if (!checkIn || checkOut) return null;
  for (let nights = 1; nights <= circumstances.listing.rules.maxNights; nights++) {
    const stay = { checkIn, checkOut: addDays(checkIn, nights) };
    const complaint = complainAboutDates(stay, circumstances);
    if (complaint === null) return null;
    if (complaint.kind === "refused" && !("nights" in complaint.refusal)) return complaint;
  }
  return { kind: "no-stay-from" };
}

function askFor(texts: Entries, checkIn: Day | null, checkOut: Day | null): Complaint {
  const field = checkIn ? "check-out" : "check-in";
  const text = checkIn ? texts.checkOut : texts.checkIn;
  if (checkIn && checkOut) return { kind: "ask", field, ask: "longer-stay" };
  return { kind: "ask", field, ask: text.trim() ? "unreadable" : field };
}
