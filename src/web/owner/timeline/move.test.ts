import { expect, test } from "vitest";
import type { BookingBar, TimelineBar, TimelineRow } from "../../../contract/owner/timeline.ts";
import { addDays, day } from "../../../domain/day.ts";
import { beginMove, hasMoved, isMovable, obstacleOf, placed, shifted, stretched } from "./move.ts";

const first = day("2026-12-07");
const stay = (from: number, nights: number) => ({
  checkIn: addDays(first, from),
  checkOut: addDays(first, from + nights),
});

function booking(key: string, from: number, nights: number): BookingBar {
  return {
    ...{ kind: "booking", key, bookingId: key, guestName: key, erased: false, channel: "direct" },
    ...{ people: 2, checkedOut: false, open: 0, isNew: false, ...stay(from, nights) },
    ...{ stayId: key, rooms: 1, isRead: false },
  };
}

const helena = booking("Helena", 2, 3);
const move = beginMove(helena, 0, "keys");
const row = (bars: TimelineBar[]): TimelineRow => ({
  ...{ listingId: "mar", name: "Quarto Mar", published: true, prices: [], physicalRoomIds: [1] },
  ...{ bars, disputes: [] },
});

test("a bar moves as a whole to other days and another room", () => {
  expect(placed(move, "whole", 2, 1)).toMatchObject({ ...stay(4, 3), row: 1 });
  expect(shifted(shifted(move, -1, 0), 0, 2)).toMatchObject({ ...stay(1, 3), row: 2 });
});

test("an end stretches, and stops a night before the other", () => {
  expect(placed(move, "checkOut", 2, 5)).toMatchObject({ ...stay(2, 5), row: 0 });
  expect(placed(move, "checkIn", -1, 0)).toMatchObject(stay(1, 4));
  expect(placed(move, "checkIn", 9, 0)).toMatchObject(stay(4, 1));
  expect(stretched(move, "checkOut", -7)).toMatchObject(stay(2, 1));
});

test("back where it was, it has not moved", () => {
  expect(hasMoved(move)).toBe(false);
  expect(hasMoved(shifted(move, 1, 0))).toBe(true);
  expect(hasMoved(shifted(shifted(move, 1, 0), -1, 0))).toBe(false);
});

test("somebody else's nights are in the way; its own, closed and neighbouring ones are not", () => {
  const rows = [row([helena, booking("Rui", 6, 2)]), row([booking("Ana", 1, 1)])];
  expect(obstacleOf(rows, shifted(move, 1, 0))).toBeUndefined();
  expect(obstacleOf(rows, shifted(move, 2, 0))).toMatchObject({ key: "Rui" });
  expect(obstacleOf(rows, shifted(move, 0, 1))).toBeUndefined();
  expect(obstacleOf(rows, shifted(move, -1, 1))).toMatchObject({ key: "Ana" });
  const closed = { ...stay(0, 9), key: "f", kind: "closed", by: "house", because: "sold" } as const;
  expect(obstacleOf([row([closed])], { ...move, fromRow: 3 })).toBeUndefined();
});

test("the other room of the same booking is in the way too", () => {
  expect(obstacleOf([row([helena]), row([helena])], shifted(move, 0, 1))).toBe(helena);
});

test("who has left stays where she was, and a portal's guest where it says", () => {
  expect(isMovable(helena)).toBe(true);
  expect(isMovable({ ...helena, checkedOut: true })).toBe(false);
  expect(isMovable({ ...helena, erased: true })).toBe(false);
  expect(isMovable({ ...helena, isRead: true })).toBe(false);
});
