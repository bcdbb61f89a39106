import { expect, test } from "vitest";
import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import { day } from "../../../domain/day.ts";
import { inOrder, isFirst, summaryOf } from "./room-words.ts";

const today = day("2026-12-10");
const hours = { today, checkInTime: "14:00" };
const two = { people: 2, children: 0, rooms: 1 };

function room(more: Partial<RoomNow> = {}): RoomNow {
  return {
    id: 1,
    name: "Quarto Mar",
    state: "clean",
    version: 0,
    at: null,
    by: null,
    isMine: false,
    leaving: null,
    staying: null,
    arriving: null,
    ...more,
  };
}

test("a room is first if somebody comes today and it is not ready", () => {
  const arriving = { ...two, day: today, hour: null };
  expect(isFirst(room({ state: "dirty", arriving }), today)).toBe(true);
  expect(isFirst(room({ state: "out-of-use", arriving }), today)).toBe(true);
  expect(isFirst(room({ arriving }), today)).toBe(false);
  expect(isFirst(room({ state: "dirty" }), today)).toBe(false);
  const later = { ...arriving, day: day("2026-12-11") };
  expect(isFirst(room({ state: "dirty", arriving: later }), today)).toBe(false);
});

test("today's arrivals come first by their hour, whatever state the rooms are in", () => {
  const coming = (hour: string | null) => ({ arriving: { ...two, day: today, hour } });
  const rooms = [
    room({ id: 1, state: "dirty" }),
    room({ id: 2, ...coming("21:30"), state: "dirty" }),
    room({ id: 3, ...coming(null) }),
    room({ id: 4 }),
    room({ id: 5, ...coming("09:00") }),
  ];
  expect(inOrder(rooms, hours).map(({ id }) => id)).toEqual([5, 3, 2, 1, 4]);
});

test("the summary counts what is left to do", () => {
  const arriving = { ...two, day: today, hour: null };
  expect(summaryOf([room(), room({ state: "out-of-use" })], today)).toBe("Tudo arrumado.");
  expect(summaryOf([room({ state: "dirty" })], today)).toBe("1 quarto por arrumar.");
  expect(
    summaryOf([room({ state: "dirty", arriving }), room({ state: "being-cleaned" })], today),
  ).toBe("2 quartos por arrumar, 1 para quem chega hoje.");
});
