import type { ListingSearch, ToldCard } from "../../contract/api.ts";
import { readParty, writeParty } from "../../contract/party-in-address.ts";
import { type Day, parseDay } from "../../domain/day.ts";
import { defaultParty, type Guests, guestCount } from "../../domain/guests.ts";
import { makeStay, type Stay } from "../../domain/stay.ts";

/** A date of the search; "today" until the visitor has chosen one. */
type SearchDay = Day | "today";

export type RoomSearch = {
  readonly startDate: SearchDay;
  readonly endDate: SearchDay;
  readonly guests: Guests;
  readonly rooms: number;
};

export const searchDefaults: RoomSearch = {
  startDate: "today",
  endDate: "today",
  guests: defaultParty(),
  rooms: 1,
};

export const MOST_PEOPLE = 20;
export const MOST_ROOMS = 8;

/** What the address asks for; anything in it that makes no sense is as if it were not there. */
export function readSearch(query: URLSearchParams): RoomSearch {
  const guests = readParty(query);
  return {
    startDate: parseDay(query.get("startDate") ?? "") ?? searchDefaults.startDate,
    endDate: parseDay(query.get("endDate") ?? "") ?? searchDefaults.endDate,
    guests: guests && guestCount(guests) <= MOST_PEOPLE ? guests : searchDefaults.guests,
    rooms: readRooms(query.get("rooms")) ?? searchDefaults.rooms,
  };
}

/** Only what differs from the defaults stands in the address. */
export function writeSearch(search: RoomSearch): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ["startDate", "endDate"] as const) {
    if (search[name] !== searchDefaults[name]) query.set(name, search[name]);
  }
  if (!isUsualParty(search)) writeParty(query, search.guests);
  if (search.rooms !== searchDefaults.rooms) query.set("rooms", String(search.rooms));
  return query;
}

/** Two adults, whom nobody had to choose. */
export function isUsualParty({ guests }: RoomSearch): boolean {
  return guests.adults === guestCount(guests) && guests.adults === searchDefaults.guests.adults;
}

/** A check-out alone is a stay from today on: then today is written down, to stay what it was. */
export function withDates(
  search: RoomSearch,
  checkIn: Day | null,
  checkOut: Day | null,
  today: Day,
): RoomSearch {
  return {
    ...search,
    startDate: checkIn ?? (checkOut ? today : searchDefaults.startDate),
    endDate: checkOut ?? searchDefaults.endDate,
  };
}

export function chosenDay(of: SearchDay): Day | null {
  return of === "today" ? null : of;
}

export function chosenStay({ startDate, endDate }: RoomSearch): Stay | null {
  return startDate === "today" || endDate === "today" ? null : makeStay(startDate, endDate);
}

/** What the list call carries: nothing until a real stay is chosen. */
export function toListingSearch(search: RoomSearch): ListingSearch | null {
  const stay = chosenStay(search);
  return stay && { stay, guests: search.guests, rooms: search.rooms };
}

/** Whether a list is about the chosen dates: a server that takes none shows every room. */
export function answersDates(rooms: readonly ToldCard[], search: RoomSearch): boolean {
  return !chosenStay(search) || rooms.every(({ total }) => total !== null);
}

export function fits(room: ToldCard, { guests, rooms }: RoomSearch): boolean {
  return room.capacity >= guestCount(guests) && room.roomCount >= rooms;
}

function readRooms(text: string | null): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MOST_ROOMS ? count : null;
}
