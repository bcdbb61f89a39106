import { addDays, type Day, type LocalTime } from "../../domain/day.ts";
import { defaultParty, type Guests, guestCount } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import type { DateFormat } from "../../domain/property.ts";
import type { Quote } from "../../domain/quote.ts";
import { includesReservedDay, makeStay, type Stay } from "../../domain/stay.ts";
import { isBookable, refuseStay, type StayRefusal } from "../../domain/stay-rules.ts";
import type { TypedDates } from "../ui/date-doubt.ts";
import { typedDate } from "../ui/typed-date.ts";
import { type ChosenRoom, quoteRooms } from "./chosen-rooms.ts";

export type DateField = "check-in" | "check-out";

/** What prevents the payment. */
export type Complaint =
  | { readonly kind: "ask"; readonly field: DateField; readonly ask: Ask }
  | { readonly kind: "reserved" }
  | { readonly kind: "refused"; readonly refusal: StayRefusal }
  | { readonly kind: "no-stay-from" }
  | { readonly kind: "doubt"; readonly meant: TypedDates }
  | { readonly kind: "guests"; readonly capacity: number; readonly room: RoomName };
/** Null if there is one room only. */
type RoomName = string | null;
type Ask = DateField | "longer-stay" | "unreadable";

export type Judgement = {
  readonly checkIn: Day | null;
  readonly checkOut: Day | null;
  readonly stay: Stay | null;
  readonly quote: Quote | null;
  readonly complaint: Complaint | null;
};

/** A room of the form, and its reserved days; null while they are unknown. */
export type OpenRoom = { readonly listing: Listing; readonly reserved: ReadonlySet<Day> | null };

export type Circumstances = {
  /** At least one. Several are booked together, for the same nights. */
  readonly rooms: readonly OpenRoom[];
  readonly sameDayTurnover: boolean;
  readonly dateFormat: DateFormat;
  readonly local: LocalTime;
};

export type Entries = {
  readonly checkIn: string;
  readonly checkOut: string;
  /** Who sleeps in each of the rooms. */
  readonly parties: readonly Guests[];
};

export function judgeBooking(entries: Entries, circumstances: Circumstances): Judgement {
  const rooms = chosenRooms(entries, circumstances);
  const { read } = typedDate(circumstances.dateFormat);
  const checkIn = read(entries.checkIn);
  const checkOut = read(entries.checkOut);
  const stay = checkIn && checkOut && makeStay(checkIn, checkOut);
  return {
    checkIn,
    checkOut,
    stay,
    quote: stay && quoteRooms(rooms, stay),
    complaint: stay
      ? (complainAboutDates(stay, circumstances) ?? complainAboutGuests(rooms))
      : (complainAboutArrival(checkIn, checkOut, circumstances) ??
        askFor(entries, checkIn, checkOut)),
  };
}

export function chosenRooms({ parties }: Entries, { rooms }: Circumstances): ChosenRoom[] {
  return rooms.map(({ listing }, index) => ({
    listing,
    guests: parties[index] ?? defaultParty(listing.capacity),
  }));
}

/** Days on which any of the rooms is reserved; null while one is unknown. */
export function reservedIn({ rooms }: Circumstances): ReadonlySet<Day> | null {
  if (rooms.some(({ reserved }) => reserved === null)) return null;
  return new Set(rooms.flatMap(({ reserved }) => [...(reserved ?? [])]));
}

/** Whether the dates cannot be booked: no price is shown for them. */
export function isImpossible({ complaint }: Judgement): boolean {
  return complaint !== null && ["reserved", "refused", "no-stay-from"].includes(complaint.kind);
}

/** Whether a stay may be offered: known to be free, and sold. The server uses the same function. */
export function isOffered(stay: Stay, circumstances: Circumstances): boolean {
  const { rooms, sameDayTurnover, local } = circumstances;
  return rooms.every(
    ({ listing, reserved }) =>
      reserved !== null && isBookable(stay, listing, local, { reserved, sameDayTurnover }),
  );
}

function complainAboutGuests(rooms: readonly ChosenRoom[]): Complaint | null {
  const crowded = rooms.find(({ listing, guests }) => guestCount(guests) > listing.capacity);
  if (!crowded) return null;
  const { capacity, name } = crowded.listing;
  return { kind: "guests", capacity, room: rooms.length > 1 ? name : null };
}

function complainAboutDates(stay: Stay, circumstances: Circumstances): Complaint | null {
  const { rooms, sameDayTurnover, local } = circumstances;
  const isTaken = ({ reserved }: OpenRoom) =>
    reserved !== null && includesReservedDay(stay, reserved, sameDayTurnover);
  if (rooms.some(isTaken)) return { kind: "reserved" };
  for (const { listing, reserved } of rooms) {
    // Past days are not listed, so it is unknown whether last night was taken: the server decides.
    const known = reserved && { reserved, sameDayTurnover, unknownBefore: local.day };
    const refusal = refuseStay(stay, listing.rules, listing.rates.seasons, local, known);
    if (refusal) return { kind: "refused", refusal };
  }
  return null;
}

/** Why no stay can begin on this day, before a check-out is chosen. */
function complainAboutArrival(
  checkIn: Day | null,
  checkOut: Day | null,
  circumstances: Circumstances,
): Complaint | null {
  if (!checkIn || checkOut) return null;
  const longest = Math.min(...circumstances.rooms.map(({ listing }) => listing.rules.maxNights));
  for (let nights = 1; nights <= longest; nights++) {
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
