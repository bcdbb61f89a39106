import { describe, expect, test } from "vitest";
import { type Day, day } from "./day.ts";
import { adultsOnly } from "./guests.ts";
import { nearestFree } from "./nearest-free.ts";
import { makeStay, type Stay } from "./stay.ts";
import type { StayRules } from "./stay-rules.ts";

const today = day("2026-12-01");
const days = (...texts: string[]) => texts.map(day);
const wanted = stay("2026-12-12", "2026-12-14");

const rules: StayRules = {
  minNights: 1,
  maxNights: 30,
  horizonDays: 540,
  sameDayUntil: "20:00",
  noArrivalWeekdays: [],
  sellGaps: true,
};

function stay(checkIn: string, checkOut: string): Stay {
  return makeStay(day(checkIn), day(checkOut)) ?? expect.fail("no stay");
}

let rooms = 0;
const room = (reserved: Day[] = [], special: Partial<StayRules> = {}, nightlyPrice = 50_000) => ({
  ...{ id: `${++rooms}`, physicalRoomIds: [rooms], capacity: 3, roomCount: 1, wholeHouse: false },
  rules: { ...rules, ...special },
  rates: {
    ...{ nightlyPrice, weekendPrice: null, seasons: [] },
    ...{ includedGuests: null, extraAdult: 0, childUpTo12: 0, childAbove12: 0 },
  },
  reserved: new Set(reserved),
});

const look = (
  listed: readonly ReturnType<typeof room>[],
  asked = wanted,
  time = "12:00",
  people = 2,
) =>
  nearestFree(
    listed,
    { stay: asked, guests: adultsOnly(people), rooms: 1 },
    { local: { day: today, time }, sameDayTurnover: false },
  );

describe("the nearest free dates", () => {
  test("are the nearest of any room that is large enough, nearest first", () => {
    const taken = room(days("2026-12-12", "2026-12-13", "2026-12-14", "2026-12-15"), {}, 30_000);
    expect(look([taken, room(days("2026-12-12"))])).toEqual({
      fits: true,
      refusal: null,
      stays: [
        { ...stay("2026-12-13", "2026-12-15"), from: 100_000 },
        { ...stay("2026-12-15", "2026-12-17"), from: 100_000 },
      ],
    });
  });

  test("are those of several rooms together, where no room takes the party", () => {
    const house = [room(days("2026-12-12")), room()];
    const { fits, stays } = look(house, wanted, "12:00", 5);
    expect(fits).toBe(true);
    expect(stays[0]).toEqual({ ...stay("2026-12-13", "2026-12-15"), from: 200_000 });
    expect(look(house, wanted, "12:00", 10)).toMatchObject({ fits: false, stays: [] });
  });

  test("cost what the cheapest room that has them asks", () => {
    const dear = room(days("2026-12-12"), {}, 90_000);
    const cheap = room(days("2026-12-12", "2026-12-13"), {}, 30_000);
    expect(look([dear, cheap])).toMatchObject({
      stays: [
        { checkIn: "2026-12-13", from: 180_000 },
        { checkIn: "2026-12-15", from: 60_000 },
      ],
    });
  });

  test("are nights between two stays too, where they are fewer than the minimum", () => {
    const special = { minNights: 5 };
    const one = room(days("2026-12-12", "2026-12-15"), special);
    const other = room(days("2026-12-12", "2026-12-13"), special);
    expect(look([one, other], stay("2026-12-12", "2026-12-13"))).toMatchObject({
      stays: [{ ...stay("2026-12-13", "2026-12-14"), from: 50_000 }],
    });
  });

  test("of dates that have passed lie after today", () => {
    expect(look([room()], stay("2026-10-01", "2026-10-03"))).toMatchObject({
      stays: [{ checkIn: "2026-12-02", checkOut: "2026-12-04" }, { checkIn: "2026-12-04" }],
    });
  });

  test("do not exist for more people than any room takes", () => {
    expect(look([])).toEqual({ fits: false, stays: [], refusal: null });
  });

  test("are such as the room would take", () => {
    // 2026-12-12 is a Saturday.
    const noWeekend = { noArrivalWeekdays: [0, 6] };
    expect(look([room([], noWeekend), room([], noWeekend)])).toMatchObject({
      refusal: { reason: "no-arrival-day" },
      stays: [{ checkIn: "2026-12-11" }, { checkIn: "2026-12-14" }],
    });
  });

  test("say why the wanted ones are refused, by the room that asks for the least", () => {
    expect(look([room([], { minNights: 5 }), room([], { minNights: 3 })])).toEqual({
      fits: true,
      stays: [],
      refusal: { reason: "too-short", nights: 3 },
    });
    expect(look([room()], stay("2026-12-01", "2026-12-02"), "22:00")).toMatchObject({
      refusal: { reason: "too-late-today" },
      stays: [{ checkIn: "2026-12-02" }, {}],
    });
  });

  test("say nothing of rules where a room would take the wanted ones, were it free", () => {
    const rooms = [room([], { minNights: 5 }), room(days("2026-12-12"))];
    expect(look(rooms)).toMatchObject({ refusal: null });
  });
});
