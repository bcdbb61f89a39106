import type { ListingSearch, ToldCard } from "../../contract/api.ts";
import { readParty, writeParty } from "../../contract/party-in-address.ts";
import { type Day, parseDay } from "../../domain/day.ts";
import { defaultParty, type Guests, guestCount } from "../../domain/guests.ts";
import { makeStay, type Stay } from "../../domain/stay.ts";

/** "today" until the visitor has chosen a date. */
type SearchDay = Day | "today";

export type SearchEntries = {
  readonly startDate: SearchDay;
  readonly endDate: SearchDay;
  readonly guests: Guests;
  readonly rooms: number;
};

export const searchDefaults: SearchEntries = {
  startDate: "today",
  endDate: "today",
  guests: defaultParty(),
  rooms: 1,
};

export const MOST_PEOPLE = 20;
export const MOST_ROOMS_ASKED = 8;

/** Reads the search from the query; invalid values are ignored. */
export function readSearch(query: URLSearchParams): SearchEntries {
  const guests = readParty(query);
  return {
    startDate: parseDay(query.get("startDate") ?? "") ?? searchDefaults.startDate,
    endDate: parseDay(query.get("endDate") ?? "") ?? searchDefaults.endDate,
    guests: guests && guestCount(guests) <= MOST_PEOPLE ? guests : searchDefaults.guests,
    rooms: readRooms(query.get("rooms")) ?? searchDefaults.rooms,
  };
}

/** Writes only what differs from the defaults. */
export function writeSearch(search: SearchEntries): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ["startDate", "endDate"] as const) {
    if (search[name] !== searchDefaults[name]) query.set(name, search[name]);
  }
  if (!isUsualParty(search)) writeParty(query, search.guests);
  if (search.rooms !== searchDefaults.rooms) query.set("rooms", String(search.rooms));
  return query;
}

/** For an address: null if it is the default. */
export function roomsAsked({ rooms }: SearchEntries): number | null {
  return rooms === searchDefaults.rooms ? null : rooms;
}

/** The default party. */
export function isUsualParty({ guests }: SearchEntries): boolean {
  return guests.adults === guestCount(guests) && guests.adults === searchDefaults.guests.adults;
}

/**
 * A check-out alone means a stay from today; today is then written out, so that a shared link stays
 * the same.
 */
export function withDates(
  search: SearchEntries,
  checkIn: Day | null,
  checkOut: Day | null,
  today: Day,
): SearchEntries {
  return {
    ...search,
    startDate: checkIn ?? (checkOut ? today : searchDefaults.startDate),
    endDate: checkOut ?? searchDefaults.endDate,
  };
}

export function chosenDay(of: SearchDay): Day | null {
  return of === "today" ? null : of;
}

export function chosenStay({ startDate, endDate }: SearchEntries): Stay | null {
  return startDate === "today" || endDate === "today" ? null : makeStay(startDate, endDate);
}

/** The parameters of the list call: none until a valid stay is chosen. */
export function toListingSearch(search: SearchEntries): ListingSearch | null {
  const stay = chosenStay(search);
  return stay && { stay, guests: search.guests, rooms: search.rooms };
}

/** Whether the list is filtered by date: a server without date search returns every room. */
export function answersDates(rooms: readonly ToldCard[], search: SearchEntries): boolean {
  return !chosenStay(search) || rooms.every(({ total }) => total !== null);
}

export function fits(listing: ToldCard, { guests, rooms }: SearchEntries): boolean {
  return listing.capacity >= guestCount(guests) && listing.roomCount >= rooms;
}

function readRooms(text: string | null): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MOST_ROOMS_ASKED ? count : null;
}
