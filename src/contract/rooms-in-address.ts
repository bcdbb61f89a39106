import { MOST_ROOMS } from "../domain/combinations.ts";
import type { RoomParty } from "./api.ts";

/** Rooms beside the first in a query string, with who sleeps there: 'com=jangada.5.0.0'. */
const NAME = "com";
const room = /^(.+)\.(\d\d?)\.(\d\d?)\.(\d\d?)$/;

/** What makes no sense is left out. */
export function readOtherRooms(query: URLSearchParams): RoomParty[] {
  const read = query.getAll(NAME).flatMap((text) => {
    const [, listingId = "", ...counts] = room.exec(text) ?? [];
    const [adults = 0, childrenUpTo12 = 0, childrenAbove12 = 0] = counts.map(Number);
    return adults > 0 ? [{ listingId, guests: { adults, childrenUpTo12, childrenAbove12 } }] : [];
  });
  return read.slice(0, MOST_ROOMS - 1);
}

export function writeOtherRooms(query: URLSearchParams, rooms: readonly RoomParty[]): void {
  query.delete(NAME);
  for (const { listingId, guests } of rooms) {
    const { adults, childrenUpTo12, childrenAbove12 } = guests;
    query.append(NAME, [listingId, adults, childrenUpTo12, childrenAbove12].join("."));
  }
}
