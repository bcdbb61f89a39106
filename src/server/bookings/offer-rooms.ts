import type {
  OfferedCombination,
  OfferedRoom,
  RoomsOffer,
  RoomsWish,
} from "../../contract/owner/room-offers.ts";
import { daysAround, nearestFreeStays } from "../../domain/alternatives.ts";
import type { Channel } from "../../domain/channel.ts";
import { type Combination, combinationsOf, type FreeRoom } from "../../domain/combinations.ts";
import type { Day } from "../../domain/day.ts";
import { guestCount } from "../../domain/guests.ts";
import { quote } from "../../domain/quote.ts";
import { includesReservedDay, type Stay } from "../../domain/stay.ts";
import { findTakers } from "../calendar/find-takers.ts";
import { reservedDaysByListing } from "../calendar/reserved-days.ts";
import type { Deps } from "../deps.ts";
import { firstPhoto } from "../listings/first-photo.ts";
import { listPricedRooms, type PricedRoom } from "../listings/list-priced-rooms.ts";
import { toRates } from "../listings/rates.ts";
import { todayAtProperty } from "../property/today-at-property.ts";

/** A portal's guest without a name, identified by the room. */
type Nameless = { readonly listingId: string; readonly channel: Channel };

const NONE: ReadonlySet<Day> = new Set();

/**
 * What a caller could book, before anything is written. At the reception only taken nights count:
 * there is no minimum stay, and arrival on another guest's departure day is allowed.
 */
export async function offerRooms(
  deps: Deps,
  wish: RoomsWish,
  nameless: readonly Nameless[],
): Promise<RoomsOffer> {
  const listed = await listPricedRooms(deps.db);
  const rooms: OfferedRoom[] = [];
  for (const room of listed) rooms.push(await offered(deps, room, wish, nameless));
  const offers = rooms.some(canHave);
  const combinations = offers ? [] : combined(freeRooms(listed, rooms), wish, 1);
  return {
    rooms: rooms.toSorted((one, other) => Number(other.published) - Number(one.published)),
    combinations,
    together: placedTogether(listed, wish),
    stays: await otherDates(deps, wish, rooms, offers || combinations.length > 0),
  };
}

async function offered(
  { db }: Deps,
  room: PricedRoom,
  { stay, guests }: RoomsWish,
  nameless: readonly Nameless[],
): Promise<OfferedRoom> {
  const fits = guestCount(guests) <= room.capacity;
  const listed = fits ? quote(toRates(room), stay, guests) : null;
  return {
    listingId: room.id,
    name: room.name,
    capacity: room.capacity,
    published: room.published,
    wholeHouse: room.whole_house,
    photo: await firstPhoto(db, room.id),
    total: listed?.total ?? null,
    lines: listed?.lines ?? [],
    takers: await findTakers(db, { listingId: room.id, stay }),
    completes: nameless.find(({ listingId }) => listingId === room.id)?.channel ?? null,
  };
}

function canHave({ published, total, takers, completes }: OfferedRoom): boolean {
  return published && total !== null && (takers.length === 0 || completes !== null);
}

type Room = FreeRoom & { readonly name: string };

/** Single rooms only; the whole house is offered separately. */
function freeRooms(listed: readonly PricedRoom[], rooms: readonly OfferedRoom[]): Room[] {
  const free = new Set(
    rooms.filter(({ takers }) => takers.length === 0).map(({ listingId }) => listingId),
  );
  return listed
    .filter(({ id, published, whole_house }) => published && !whole_house && free.has(id))
    .map(toRoom);
}

function toRoom(row: PricedRoom): Room {
  const { id, name, capacity, room_count: roomCount, physicalRoomIds } = row;
  return { id, name, capacity, roomCount, physicalRoomIds, rates: toRates(row) };
}

function combined(
  rooms: readonly Room[],
  { stay, guests }: RoomsWish,
  atLeast: number,
): OfferedCombination[] {
  return combinationsOf(rooms, { stay, guests, rooms: atLeast }).map((one) => toOffer(one, stay));
}

function toOffer({ rooms, total }: Combination<Room>, stay: Stay): OfferedCombination {
  return {
    rooms: rooms.map(({ room, guests, total: part }) => {
      return { listingId: room.id, name: room.name, guests, total: part };
    }),
    total,
    lines: rooms.flatMap(({ room, guests }) =>
      quote(room.rates, stay, guests).lines.map((line) => ({ ...line, room: room.name })),
    ),
  };
}

/** Exactly these rooms: asking for all their doors leaves none of them out. */
function placedTogether(listed: readonly PricedRoom[], wish: RoomsWish): OfferedCombination | null {
  const rooms = listed.filter(({ id }) => wish.together.includes(id)).map(toRoom);
  const doors = rooms.reduce((sum, { roomCount }) => sum + roomCount, 0);
  return combined(rooms, wish, doors)[0] ?? null;
}

async function otherDates(
  deps: Deps,
  { stay, wanted }: RoomsWish,
  rooms: readonly OfferedRoom[],
  isOffered: boolean,
): Promise<readonly Stay[]> {
  const named = rooms.find(({ listingId }) => listingId === wanted);
  const isTaken = named && named.takers.length > 0 && named.completes === null;
  const some = isTaken ? [named] : rooms.filter(({ published }) => published && !isOffered);
  const fitting = some.filter(({ total }) => total !== null);
  if (fitting.length === 0) return [];
  const { from, until } = daysAround(stay);
  const at = new Date(deps.clock());
  const byListing = await reservedDaysByListing(deps.db, { from, until, at, visitorId: null });
  const today = await todayAtProperty(deps);
  return nearestFreeStays(stay, (other) => {
    if (other.checkIn < today) return false;
    return fitting.some(({ listingId }) => {
      return !includesReservedDay(other, byListing.get(listingId) ?? NONE, true);
    });
  });
}
