import { readParty, writeParty } from "../../contract/party-in-address.ts";
import { type Day, parseDay } from "../../domain/day.ts";
import { defaultParty } from "../../domain/guests.ts";
import { readTypedDate, writeTypedDate } from "../ui/typed-date.ts";
import type { Entries } from "./judge-booking.ts";

/** The form's initial values from the query; invalid ones are ignored. */
export function readEntries(address: URLSearchParams, capacity: number): Entries {
  return {
    checkIn: written(parseDay(address.get("startDate") ?? "")),
    checkOut: written(parseDay(address.get("endDate") ?? "")),
    guests: readParty(address) ?? defaultParty(capacity),
  };
}

/** Writes the form's values into the query. Other parameters, such as the room, stay. */
export function writeEntries(address: URLSearchParams, entries: Entries): URLSearchParams {
  const query = new URLSearchParams(address);
  const days = {
    startDate: readTypedDate(entries.checkIn),
    endDate: readTypedDate(entries.checkOut),
  };
  for (const [name, day] of Object.entries(days)) {
    if (day) query.set(name, day);
    else query.delete(name);
  }
  writeParty(query, entries.guests);
  return query;
}

export function written(day: Day | null): string {
  return day ? writeTypedDate(day) : "";
}
