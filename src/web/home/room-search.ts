import type { ListingSearch } from "../../contract/api.ts";
import { type Day, parseDay } from "../../domain/day.ts";
import type { ListingCard } from "../../domain/listing.ts";
import { makeStay, type Stay } from "../../domain/stay.ts";

/** A date of the search; "today" until the visitor has chosen one. */
type SearchDay = Day | "today";

export type RoomSearch = {
  readonly startDate: SearchDay;
  readonly endDate: SearchDay;
  readonly people: number;
  readonly rooms: number;
};

export const searchDefaults: RoomSearch = {
  startDate: "today",
  endDate: "today",
  people: 2,
  rooms: 1,
};

export const MOST_PEOPLE = 20;
export const MOST_ROOMS = 8;

/** What the address asks for; anything in it that makes no sense is as if it were not there. */
export function readSearch(query: URLSearchParams): RoomSearch {
  return {
    startDate: parseDay(query.get("startDate") ?? "") ?? searchDefaults.startDate,
    endDate: parseDay(query.get("endDate") ?? "") ?? searchDefaults.endDate,
    people: readCount(query.get("people"), MOST_PEOPLE) ?? searchDefaults.people,
    rooms: readCount(query.get("rooms"), MOST_ROOMS) ?? searchDefaults.rooms,
  };
}

/** Only what differs from the defaults stands in the address. */
export function writeSearch(search: RoomSearch): URLSearchParams {
  const names = Object.keys(searchDefaults) as (keyof RoomSearch)[];
  const chosen = names.filter((name) => search[name] !== searchDefaults[name]);
  return new URLSearchParams(chosen.map((name) => [name, String(search[name])]));
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
  return stay && { stay, people: search.people, rooms: search.rooms };
}

export function fits(room: ListingCard, { people, rooms }: RoomSearch): boolean {
  return room.capacity >= people && room.roomCount >= rooms;
}

function readCount(text: string | null, most: number): number | null {
  const count = Number(text);
  return text && Number.isInteger(count) && count >= 1 && count <= most ? count : null;
}
