import { expect, test } from "vitest";
import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import { day } from "../../../domain/day.ts";
import { inOrder, isFirst, linesOf, partyWords, sinceWords, summaryOf } from "./room-words.ts";

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

test("how many people, children among them, and the rooms they share", () => {
  expect(partyWords(two)).toBe("2 pessoas");
  expect(partyWords({ people: 1, children: 0, rooms: 1 })).toBe("1 pessoa");
  expect(partyWords({ people: 4, children: 1, rooms: 1 })).toBe("4 pessoas (1 criança)");
  expect(partyWords({ people: 8, children: 2, rooms: 4 })).toBe(
    "8 pessoas (2 crianças) em 4 quartos",
  );
  expect(partyWords({ people: null, children: 0, rooms: 1 })).toBe("não se sabe quantas pessoas");
});

test("who leaves, stays and arrives has a line each", () => {
  const leaving = { ...two, hasLeft: false };
  const arriving = { people: 3, children: 1, rooms: 1, day: today, hour: "21:30" };
  expect(linesOf(room({ leaving, arriving }), hours)).toEqual([
    "Sai hoje: 2 pessoas",
    "Chega hoje, 21h30: 3 pessoas (1 criança)",
  ]);
  const staying = { ...two, until: day("2026-12-12") };
  expect(linesOf(room({ staying }), hours)).toEqual(["Na casa até sáb., 12: 2 pessoas"]);
  expect(linesOf(room({ leaving: { ...two, hasLeft: true } }), hours)).toEqual([
    "Já saiu hoje: 2 pessoas",
  ]);
});

test("an arrival says its hour, or from when, or its day", () => {
  const line = (of: object) =>
    linesOf(room({ arriving: { ...two, day: today, hour: null, ...of } }), hours);
  expect(line({})).toEqual(["Chega hoje, a partir das 14h: 2 pessoas"]);
  expect(line({ day: day("2026-12-09") })).toEqual(["Chega hoje, a partir das 14h: 2 pessoas"]);
  expect(line({ day: day("2026-12-13") })).toEqual(["Próxima chegada dom., 13: 2 pessoas"]);
  expect(linesOf(room(), hours)).toEqual(["Vazio; ninguém chega nos próximos dias."]);
});

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

test("since when, by the clock of the house, and who", () => {
  const at = Date.UTC(2026, 11, 10, 13, 55);
  const said = (more: Partial<RoomNow>) =>
    sinceWords(room({ at, ...more }), "America/Bahia", today);
  expect(said({ by: "Rui" })).toBe("Desde 10h55, Rui");
  expect(said({ isMine: true, by: "Rui" })).toBe("Desde 10h55, você");
  expect(said({})).toBe("Desde 10h55");
  expect(said({ at: at - 86_400_000 })).toBe("Desde qua., 9, 10h55");
  expect(said({ at: null })).toBe(null);
});
