import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { combinationsOf, type FreeRoom, MOST_ROOMS } from "./combinations.ts";
import { addDays, day } from "./day.ts";
import { adultsOnly, type Guests, guestCount } from "./guests.ts";
import { without } from "./parties.ts";
import { quote } from "./quote.ts";
import { rates } from "./testing/rates.ts";

const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };

function room(id: string, capacity: number, price: number, more: Partial<FreeRoom> = {}): FreeRoom {
  return {
    id,
    capacity,
    roomCount: 1,
    physicalRoomIds: [id.charCodeAt(0) * 100 + capacity],
    rates: { ...rates, nightlyPrice: price },
    ...more,
  };
}

const mar = room("mar", 3, 89_000);
const jangada = room("jangada", 5, 82_000);
const farol = room("farol", 2, 69_000);
const coqueiro = room("coqueiro", 4, 76_000);
const named = (found: ReturnType<typeof combinationsOf>) =>
  found.map(({ rooms, total }) => [rooms.map((one) => one.room.id).join(" + "), total]);

describe("rooms for a party that none takes alone", () => {
  test("Mar and Jangada for eight adults and three nights cost R$ 6.690", () => {
    const wish = { stay, guests: adultsOnly(8), rooms: 1 };
    expect(named(combinationsOf([mar, jangada, farol], wish))).toEqual([
      ["mar + jangada", 669_000],
    ]);
  });

  test("are offered cheapest first, four at most, none with a room in vain", () => {
    const wish = { stay, guests: adultsOnly(5), rooms: 1 };
    const found = combinationsOf([mar, coqueiro, farol, room("sol", 3, 95_000)], wish);
    expect(found).toHaveLength(4);
    expect(found.map(({ total }) => total)).toEqual(
      found.map(({ total }) => total).toSorted((one, other) => one - other),
    );
    expect(found.every(({ rooms }) => rooms.length === 2)).toBe(true);
  });

  test("are as many as were asked for, even if one would do", () => {
    const wish = { stay, guests: adultsOnly(2), rooms: 2 };
    const [first] = combinationsOf([mar, jangada, farol], wish);
    expect(first?.rooms.map(({ room: { id }, guests }) => [id, guests.adults])).toEqual([
      ["jangada", 1],
      ["farol", 1],
    ]);
  });

  test("each have an adult, and never share a physical room", () => {
    const children = { adults: 1, childrenUpTo12: 4, childrenAbove12: 0 };
    expect(combinationsOf([mar, coqueiro], { stay, guests: children, rooms: 1 })).toEqual([]);
    const annexe = room("anexo", 5, 50_000, { physicalRoomIds: mar.physicalRoomIds });
    expect(combinationsOf([mar, annexe], { stay, guests: adultsOnly(6), rooms: 1 })).toEqual([]);
  });
});

const anyRoom = fc.record({
  capacity: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 1_000, max: 99_000 }),
  included: fc.option(fc.integer({ min: 1, max: 3 })),
  child: fc.nat(20_000),
});

const anyParty: fc.Arbitrary<Guests> = fc.record({
  adults: fc.integer({ min: 1, max: 7 }),
  childrenUpTo12: fc.nat(3),
  childrenAbove12: fc.nat(2),
});

test("everybody has a bed, the total is the sum of the quotes, and no division is cheaper", () => {
  fc.assert(
    fc.property(
      fc.array(anyRoom, { minLength: 2, maxLength: 5 }),
      anyParty,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (rooms, guests, wanted, nights) => {
        const nightsWanted = { ...stay, checkOut: addDays(stay.checkIn, nights) };
        const free = rooms.map(({ capacity, price, included, child }, index) =>
          room(String(index), capacity, price, {
            physicalRoomIds: [index],
            rates: {
              ...mar.rates,
              nightlyPrice: price,
              includedGuests: included,
              childUpTo12: child,
            },
          }),
        );
        const found = combinationsOf(free, { stay: nightsWanted, guests, rooms: wanted });
        for (const { rooms: shares, total } of found) {
          expect(shares.length).toBeLessThanOrEqual(MOST_ROOMS);
          expect(shares.reduce((sum, { guests: here }) => sum + guestCount(here), 0)).toBe(
            guestCount(guests),
          );
          for (const { room: where, guests: here, total: part } of shares) {
            expect(here.adults).toBeGreaterThan(0);
            expect(guestCount(here)).toBeLessThanOrEqual(where.capacity);
            expect(part).toBe(quote(where.rates, nightsWanted, here).total);
          }
          expect(total).toBe(shares.reduce((sum, { total: part }) => sum + part, 0));
          expect(total).toBe(cheapest(shares, nightsWanted, guests));
        }
      },
    ),
  );
});

type Share = ReturnType<typeof combinationsOf>[number]["rooms"][number];

/** The lowest total of all ways to place everybody, tried one by one. */
function cheapest(
  [first, ...others]: readonly Share[],
  nights: typeof stay,
  guests: Guests,
): number {
  if (!first) return guestCount(guests) === 0 ? 0 : Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let adults = 1; adults <= guests.adults; adults++) {
    for (let childrenUpTo12 = 0; childrenUpTo12 <= guests.childrenUpTo12; childrenUpTo12++) {
      for (let childrenAbove12 = 0; childrenAbove12 <= guests.childrenAbove12; childrenAbove12++) {
        const here = { adults, childrenUpTo12, childrenAbove12 };
        if (guestCount(here) > first.room.capacity) continue;
        const rest = cheapest(others, nights, without(guests, here));
        least = Math.min(least, quote(first.room.rates, nights, here).total + rest);
      }
    }
  }
  return least;
}
