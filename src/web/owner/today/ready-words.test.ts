import { expect, test } from "vitest";
import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import { day } from "../../../domain/day.ts";
import { readinessOf } from "./ready-words.ts";

const party = { people: 2, children: 0, rooms: 1 };

function room(id: number, more: Partial<RoomNow> = {}): RoomNow {
  const nobody = { leaving: null, staying: null, arriving: null };
  const unset = { version: 0, at: null, by: null, isMine: false };
  return { id, name: `Quarto ${id}`, state: "clean", ...unset, ...nobody, ...more };
}

const said = (...rooms: RoomNow[]) => readinessOf([1, 2], rooms)?.text;

test("of several rooms the worst counts, and other people's rooms do not", () => {
  expect(said(room(1), room(2, { state: "dirty" }))).toBe("Quarto sujo");
  expect(said(room(1), room(3, { state: "dirty" }))).toBe("Quarto pronto");
  expect(said(room(3))).toBe(undefined);
});

test("a clean room with somebody in it is not ready", () => {
  expect(said(room(1, { leaving: { ...party, hasLeft: false } }))).toBe("Ainda ocupado");
  expect(said(room(1, { leaving: { ...party, hasLeft: true } }))).toBe("Quarto pronto");
  expect(said(room(1, { staying: { ...party, until: day("2026-12-12") } }))).toBe("Ainda ocupado");
});
