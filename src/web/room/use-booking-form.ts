import { useState } from "react";
import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Entries } from "./judge-booking.ts";
import { readEntries, written } from "./read-entries.ts";

export type BookingForm = Entries & {
  setCheckIn(text: string): void;
  setCheckOut(text: string): void;
  setDays(checkIn: Day | null, checkOut: Day | null): void;
  setGuests(guests: Guests): void;
};

/** What the visitor has entered so far, beginning with what the address says. */
export function useBookingForm(address: URLSearchParams, capacity: number): BookingForm {
  const [entries, setEntries] = useState<Entries>(() => readEntries(address, capacity));
  const change = (part: Partial<Entries>) => setEntries((before) => ({ ...before, ...part }));
  return {
    ...entries,
    setCheckIn: (checkIn) => change({ checkIn }),
    setCheckOut: (checkOut) => change({ checkOut }),
    setDays: (checkIn, checkOut) =>
      change({ checkIn: written(checkIn), checkOut: written(checkOut) }),
    setGuests: (guests) => change({ guests }),
  };
}
