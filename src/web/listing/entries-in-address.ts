import { writeOtherRooms } from "../../contract/page-urls.ts";
import { readParty, writeParty } from "../../contract/party-in-address.ts";
import { readOtherRooms } from "../../contract/rooms-in-address.ts";
import { type Day, parseDay } from "../../domain/day.ts";
import { defaultParty, type Guests } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { everybodyIn, without } from "../../domain/parties.ts";
import type { DateFormat } from "../../domain/property.ts";
import { typedDate } from "../ui/typed-date.ts";
import type { Entries } from "./judge-booking.ts";

/** The form's initial values from the query; invalid ones are ignored. */
export function readEntries(
  address: URLSearchParams,
  rooms: readonly Sleeper[],
  format: DateFormat,
): Entries {
  const typed = (name: string) => typedOr(parseDay(address.get(name) ?? ""), format);
  return {
    checkIn: typed("startDate"),
    checkOut: typed("endDate"),
    parties: readParties(address, rooms),
  };
}

type Sleeper = Pick<Listing, "id" | "capacity">;

/** The first room gets every guest who is in none of the others. */
function readParties(address: URLSearchParams, [first, ...others]: readonly Sleeper[]): Guests[] {
  const told = new Map(readOtherRooms(address).map((room) => [room.listingId, room.guests]));
  const elsewhere = others.map(({ id, capacity }) => told.get(id) ?? defaultParty(capacity));
  const everybody = readParty(address);
  const here = everybody && without(everybody, everybodyIn(elsewhere));
  const isParty = here && here.adults > 0 && here.childrenUpTo12 >= 0 && here.childrenAbove12 >= 0;
  return [isParty ? here : defaultParty(first?.capacity), ...elsewhere];
}

/** Writes the form's values into the query. Other parameters, such as the room, stay. */
export function writeEntries(
  address: URLSearchParams,
  entries: Entries,
  format: DateFormat,
  others: readonly Pick<Listing, "id">[] = [],
): URLSearchParams {
  const query = new URLSearchParams(address);
  const { read } = typedDate(format);
  const days = { startDate: read(entries.checkIn), endDate: read(entries.checkOut) };
  for (const [name, day] of Object.entries(days)) {
    if (day) query.set(name, day);
    else query.delete(name);
  }
  writeParty(query, everybodyIn(entries.parties));
  const elsewhere = others.flatMap(({ id: listingId }, index) => {
    const guests = entries.parties[index + 1];
    return guests ? [{ listingId, guests }] : [];
  });
  writeOtherRooms(query, elsewhere);
  return query;
}

/** Nothing where no day is chosen. */
export function typedOr(day: Day | null, format: DateFormat): string {
  return day ? typedDate(format).write(day) : "";
}
