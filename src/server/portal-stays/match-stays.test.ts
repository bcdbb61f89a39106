import { expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import { type KnownStay, matchListed, matchReturned, type Piece } from "./match-stays.ts";

const today = day("2026-12-10");
const dates = (checkIn: number, checkOut: number) => ({
  checkIn: day(`2026-12-${checkIn}`),
  checkOut: day(`2026-12-${checkOut}`),
});

function piece(uid: string, checkIn: number, checkOut: number): Piece {
  return { eventId: `event of ${uid}`, uid, sale: "unsaid", ...dates(checkIn, checkOut) };
}

function stay(uid: string, checkIn: number, checkOut: number, more: Partial<KnownStay> = {}) {
  const listed = { eventId: `event of ${uid}`, feedId: "feed", goneAt: null };
  return { uid, ...dates(checkIn, checkOut), ...listed, ...more };
}

const named = (matches: ReturnType<typeof matchListed>) =>
  matches.map(({ stay, piece }) => `${stay.uid} is ${piece.uid} ${piece.checkIn}`).sort();

test("two parts of one event keep their guests, whichever of them has moved", () => {
  const stays = [stay("a", 12, 14), stay("a", 16, 18)];
  const [early, late] = [piece("a", 13, 14), piece("a", 17, 20)];
  expect(matchListed(stays, [late, early], today)).toEqual(
    expect.arrayContaining([
      { stay: stays[0], piece: early },
      { stay: stays[1], piece: late },
    ]),
  );
});

test("an event that went on to other dates is the same guest, a new one on her old dates is not", () => {
  const pieces = [piece("new", 12, 14), piece("a", 20, 22)];
  expect(named(matchListed([stay("a", 12, 14)], pieces, today))).toEqual(["a is a 2026-12-20"]);
});

test("two guests who have changed their uids for each other's stay with their dates", () => {
  const renamed = { eventId: null };
  const stays = [stay("a", 12, 14, renamed), stay("b", 16, 18, renamed)];
  const pieces = [piece("c", 16, 18), piece("d", 12, 14)];
  expect(named(matchListed(stays, pieces, today))).toEqual([
    "a is d 2026-12-12",
    "b is c 2026-12-16",
  ]);
});

test("overlapping dates alone make the same guest only of one who is here", () => {
  const gone = { eventId: null };
  expect(matchListed([stay("a", 11, 14, gone)], [piece("b", 11, 15)], today)).toEqual([]);
  expect(matchListed([stay("a", 10, 14, gone)], [piece("b", 11, 15)], today)).toHaveLength(1);
});

test("a stay that is gone is looked for among what is left over, by uid or by fresh dates", () => {
  const now = Date.parse("2026-12-10T12:00:00Z");
  const at = (hours: number) => ({ eventId: null, goneAt: new Date(now - hours * 3_600_000) });
  const pieces = [piece("a", 20, 22), piece("c", 24, 26)];
  expect(matchListed([stay("a", 12, 14, at(1))], pieces, today)).toEqual([]);
  const known = [stay("a", 12, 14, at(900)), stay("b", 24, 26, at(1))];
  expect(named(matchReturned(known, pieces, now))).toEqual([
    "a is a 2026-12-20",
    "b is c 2026-12-24",
  ]);
  expect(matchReturned([stay("b", 24, 26, at(25))], pieces, now)).toEqual([]);
});
