import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestFreeStays } from "./alternatives.ts";
import { addDays, day, daysBetween } from "./day.ts";
import { includesReservedDay, nightCount, nightsOf, type Stay } from "./stay.ts";

const checkIn = day("2027-01-31");

test("the nearest free stays are as long as the wanted one, near it, free, and share no night", () => {
  const anyDays = fc.uniqueArray(fc.integer({ min: -32, max: 45 }), { maxLength: 40 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      anyDays,
      fc.boolean(),
      (nights, days, turnover) => {
        const wanted: Stay = { checkIn, checkOut: addDays(checkIn, nights) };
        const reserved = new Set(days.map((of) => addDays(checkIn, of)));
        const isFree = (stay: Stay) => !includesReservedDay(stay, reserved, turnover);
        const found = nearestFreeStays(wanted, isFree);
        const distances = found.map((stay) => Math.abs(daysBetween(checkIn, stay.checkIn)));
        expect(found.length).toBeLessThanOrEqual(3);
        expect(distances).toEqual([...distances].sort((one, other) => one - other));
        for (const stay of found) expect([nightCount(stay), isFree(stay)]).toEqual([nights, true]);
        const taken = found.flatMap(nightsOf);
        expect(new Set(taken).size).toBe(taken.length);
      },
    ),
  );
});

test("with everything free they lie on both sides of the wanted stay", () => {
  const wanted = { checkIn, checkOut: addDays(checkIn, 3) };
  expect(nearestFreeStays(wanted, () => true).map((stay) => stay.checkIn)).toEqual([
    addDays(checkIn, 1),
    addDays(checkIn, -2),
    addDays(checkIn, 4),
  ]);
});
