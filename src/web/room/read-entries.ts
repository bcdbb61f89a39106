import { type Day, parseDay } from "../../domain/day.ts";
import type { Entries } from "./judge-booking.ts";
import { writeTypedDate } from "./typed-date.ts";

const DEFAULT_ADULTS = 2;
const MOST_PEOPLE = 50;

/** What the form begins with: the search in the address, as far as it makes sense. */
export function readEntries(address: URLSearchParams, capacity: number): Entries {
  return {
    checkIn: written(parseDay(address.get("startDate") ?? "")),
    checkOut: written(parseDay(address.get("endDate") ?? "")),
    guests: {
      adults: readPeople(address.get("people")) ?? Math.min(DEFAULT_ADULTS, capacity),
      childrenUpTo12: 0,
      childrenAbove12: 0,
    },
  };
}

export function written(day: Day | null): string {
  return day ? writeTypedDate(day) : "";
}

function readPeople(text: string | null): number | null {
  const people = Number(text);
  return Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE ? people : null;
}
