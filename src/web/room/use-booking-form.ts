import { useState } from "react";
import { type Day, parseDay } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Entries } from "./judge-booking.ts";
import { writeTypedDate } from "./typed-date.ts";

const DEFAULT_ADULTS = 2;
const MOST_PEOPLE = 50;

export type BookingForm = Entries & {
  setCheckIn(text: string): void;
  setCheckOut(text: string): void;
  setDays(checkIn: Day | null, checkOut: Day | null): void;
  setGuests(guests: Guests): void;
};

/** What the visitor has entered so far, beginning with what the address says. */
export function useBookingForm(address: URLSearchParams, capacity: number): BookingForm {
  const [entries, setEntries] = useState<Entries>(() => ({
    checkIn: written(parseDay(address.get("startDate") ?? "")),
    checkOut: written(parseDay(address.get("endDate") ?? "")),
    guests: {
      adults: readPeople(address.get("people")) ?? Math.min(DEFAULT_ADULTS, capacity),
      childrenUpTo12: 0,
      childrenAbove12: 0,
    },
  }));
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

function written(day: Day | null): string {
  return day ? writeTypedDate(day) : "";
}

function readPeople(text: string | null): number | null {
  const people = Number(text);
  return Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE ? people : null;
}
