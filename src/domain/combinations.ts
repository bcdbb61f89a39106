import { type Guests, guestCount } from "./guests.ts";
import type { Centavos } from "./money.ts";
import { without } from "./parties.ts";
import { quote, type Rates } from "./quote.ts";
import type { Stay } from "./stay.ts";

/** The most rooms in one booking. */
export const MOST_ROOMS = 3;
const MOST_SHOWN = 4;

/** A room that is free and may be booked for the stay. */
export type FreeRoom = {
  readonly id: string;
  readonly capacity: number;
  readonly roomCount: number;
  readonly rates: Rates;
  /** Rooms that share a physical room cannot be booked together. */
  readonly physicalRoomIds: readonly number[];
};

export type RoomShare<R> = { readonly room: R; readonly guests: Guests; readonly total: Centavos };

export type Combination<R> = { readonly rooms: readonly RoomShare<R>[]; readonly total: Centavos };

type Wish = { readonly stay: Stay; readonly guests: Guests; readonly rooms: number };

/** Whether a room takes the party alone. */
export function isLargeEnough(
  { capacity, roomCount }: Pick<FreeRoom, "capacity" | "roomCount">,
  { guests, rooms }: Pick<Wish, "guests" | "rooms">,
): boolean {
  return capacity >= guestCount(guests) && roomCount >= rooms;
}

/**
 * Combinations that are offered in addition to single rooms: where no free room takes the party
 * alone, or more than one is asked for. The whole house is offered separately.
 */
export function combinationsBeside<R extends FreeRoom & { readonly wholeHouse: boolean }>(
  free: readonly R[],
  wish: Wish,
): Combination<R>[] {
  const rooms = free.filter(({ wholeHouse }) => !wholeHouse);
  const isOneEnough = wish.rooms === 1 && rooms.some((room) => isLargeEnough(room, wish));
  return isOneEnough ? [] : combinationsOf(rooms, wish);
}

/**
 * Rooms that take the party together, with everybody placed so that the total is lowest: cheapest
 * first, of equal totals the smallest. No combination has a room that it could do without.
 */
export function combinationsOf<R extends FreeRoom>(
  free: readonly R[],
  wish: Wish,
): Combination<R>[] {
  const priced = free.map((room) => ({ room, price: priceList(room, wish.stay) }));
  return subsets(priced)
    .filter((rooms) => isNeeded(rooms, wish) && !overlap(rooms))
    .flatMap((rooms) => placed(rooms, wish.guests) ?? [])
    .toSorted((one, other) => one.total - other.total || one.rooms.length - other.rooms.length)
    .slice(0, MOST_SHOWN);
}

type Priced<R> = { readonly room: R; readonly price: (guests: Guests) => Centavos };

/** Cached per party, because many divisions of a party ask for the same price. */
function priceList({ rates }: FreeRoom, stay: Stay) {
  const known = new Map<string, Centavos>();
  return (guests: Guests): Centavos => {
    const key = `${guests.adults}+${guests.childrenUpTo12}+${guests.childrenAbove12}`;
    const price = known.get(key) ?? quote(rates, stay, guests).total;
    known.set(key, price);
    return price;
  };
}

/** Of two or three rooms, in their order. */
function subsets<T>(items: readonly T[]): T[][] {
  const pairs = items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other]));
  const triples = items.flatMap((one, index) => {
    const rest = items.slice(index + 1);
    return rest.flatMap((two, next) => rest.slice(next + 1).map((three) => [one, two, three]));
  });
  return [...pairs, ...triples];
}

/** Whether the others would not suffice without any one of the rooms. */
function isNeeded<R extends FreeRoom>(
  rooms: readonly Priced<R>[],
  { guests, rooms: wanted }: Wish,
): boolean {
  const does = (some: readonly Priced<R>[]) =>
    sum(some.map(({ room }) => room.capacity)) >= guestCount(guests) &&
    sum(some.map(({ room }) => room.roomCount)) >= wanted;
  return does(rooms) && rooms.every((one) => !does(rooms.filter((other) => other !== one)));
}

function overlap<R extends FreeRoom>(rooms: readonly Priced<R>[]): boolean {
  const physical = rooms.flatMap(({ room }) => room.physicalRoomIds);
  return new Set(physical).size < physical.length;
}

/** The cheapest way to place everybody; null if there is none: each room needs an adult. */
function placed<R extends FreeRoom>(
  [first, ...others]: readonly Priced<R>[],
  guests: Guests,
): Combination<R> | null {
  if (!first) return guestCount(guests) === 0 ? { rooms: [], total: 0 } : null;
  let best: Combination<R> | null = null;
  for (const here of partiesIn(guests, first.room, others)) {
    const rest = placed(others, without(guests, here));
    if (!rest) continue;
    const share = { room: first.room, guests: here, total: first.price(here) };
    const total = share.total + rest.total;
    if (!best || total < best.total) best = { rooms: [share, ...rest.rooms], total };
  }
  return best;
}

/**
 * The parties that may sleep in one room, so that an adult is left for each other room, and no more
 * people than these have beds for.
 */
function* partiesIn<R extends FreeRoom>(
  guests: Guests,
  { capacity }: FreeRoom,
  others: readonly Priced<R>[],
): Generator<Guests> {
  const bedsElsewhere = sum(others.map(({ room }) => room.capacity));
  const fewest = guestCount(guests) - bedsElsewhere;
  const { adults: all, childrenUpTo12, childrenAbove12 } = guests;
  for (let adults = 1; adults <= Math.min(capacity, all - others.length); adults++) {
    const beds = capacity - adults;
    for (let young = 0; young <= Math.min(beds, childrenUpTo12); young++) {
      const leastOld = Math.max(0, fewest - adults - young);
      for (let old = leastOld; old <= Math.min(beds - young, childrenAbove12); old++) {
        yield { adults, childrenUpTo12: young, childrenAbove12: old };
      }
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
