import { MOST_ROOMS } from "../domain/combinations.ts";
import { everybodyIn } from "../domain/parties.ts";
import type { RoomParty } from "./api.ts";
import { listingUrl, OTHER_ROOM, type Search } from "./page-urls.ts";

/** Several rooms of one booking: the page of the first names the others. */
export function roomsUrl(
  rooms: readonly RoomParty[],
  search: Omit<Search, "guests" | "others"> = {},
): string {
  const [first, ...others] = rooms;
  const guests = everybodyIn(rooms.map((room) => room.guests));
  return listingUrl(first?.listingId ?? "", { ...search, guests, others });
}

const room = /^(.+)\.(\d\d?)\.(\d\d?)\.(\d\d?)$/;

/** As written by `writeOtherRooms`; what makes no sense is left out. */
export function readOtherRooms(query: URLSearchParams): RoomParty[] {
  const read = query.getAll(OTHER_ROOM).flatMap((text) => {
    const [, listingId = "", ...counts] = room.exec(text) ?? [];
    const [adults = 0, childrenUpTo12 = 0, childrenAbove12 = 0] = counts.map(Number);
    return adults > 0 ? [{ listingId, guests: { adults, childrenUpTo12, childrenAbove12 } }] : [];
  });
  return read.slice(0, MOST_ROOMS - 1);
}
