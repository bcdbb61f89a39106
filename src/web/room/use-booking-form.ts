import { useState } from "react";
import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { type Quote, quote } from "../../domain/quote.ts";
import { includesReservedDay, makeStay, type Stay } from "../../domain/stay.ts";
import { readTypedDate } from "./typed-date.ts";

const DEFAULT_ADULTS = 2;

export type BookingForm = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: Guests;
  readonly stay: Stay | null;
  readonly quote: Quote | null;
  /** Once both dates are set: a reserved day lies in the range. */
  readonly isReserved: boolean;
  /** What is still missing before the stay can be paid for. */
  readonly missing: "check-in" | "check-out" | "longer-stay" | null;
  setCheckIn(text: string): void;
  setCheckOut(text: string): void;
  setGuests(guests: Guests): void;
};

export function useBookingForm(
  listing: Listing,
  reserved: readonly Day[],
  sameDayTurnover: boolean,
): BookingForm {
  const [checkIn, setCheckIn] = useState("");
  const [checkOut, setCheckOut] = useState("");
  const [guests, setGuests] = useState<Guests>({
    adults: Math.min(DEFAULT_ADULTS, listing.capacity),
    childrenUpTo12: 0,
    childrenAbove12: 0,
  });
  const from = readTypedDate(checkIn);
  const to = readTypedDate(checkOut);
  const stay = from && to && makeStay(from, to);
  return {
    checkIn,
    checkOut,
    guests,
    stay,
    quote: stay && quote(listing.rates, stay, guests),
    isReserved: stay !== null && includesReservedDay(stay, new Set(reserved), sameDayTurnover),
    missing: !from ? "check-in" : !to ? "check-out" : !stay ? "longer-stay" : null,
    setCheckIn,
    setCheckOut,
    setGuests,
  };
}
