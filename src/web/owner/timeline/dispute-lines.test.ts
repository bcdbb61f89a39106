import { expect, test } from "vitest";
import { addDays, day, daysFrom } from "../../../domain/day.ts";
import { disputeLines } from "./dispute-lines.ts";

const first = day("2026-12-07");
const days = daysFrom(first, addDays(first, 7)).map((one) => ({ day: one }));

const dispute = (from: number, until: number, feedName = "Airbnb") => ({
  conflictId: `${feedName} ${from}`,
  feedName,
  checkIn: addDays(first, from),
  checkOut: addDays(first, until),
});

const draw = (...disputes: ReturnType<typeof dispute>[]) =>
  disputeLines(disputes, days).map((line) =>
    line.map(({ at, span, dispute: one }) => `${one?.feedName ?? ""}${at}+${span}`).join(" "),
  );

test("without disputes there is no line", () => {
  expect(draw()).toEqual([]);
});

test("a dispute lies below the same noons as the stay it is about", () => {
  expect(draw(dispute(2, 4))).toEqual(["0+5 Airbnb5+4 9+5"]);
});

test("what begins before the screen or ends after it is cut at its edges", () => {
  expect(draw(dispute(-3, 1))).toEqual(["Airbnb0+3 3+11"]);
  expect(draw(dispute(5, 12))).toEqual(["0+11 Airbnb11+3"]);
  expect(draw(dispute(-5, -1))).toEqual([]);
});

test("disputes that follow each other share a line, those that overlap do not", () => {
  expect(draw(dispute(0, 2), dispute(2, 3))).toEqual(["0+1 Airbnb1+4 Airbnb5+2 7+7"]);
  expect(draw(dispute(1, 4), dispute(2, 3, "Booking"))).toEqual([
    "0+3 Airbnb3+6 9+5",
    "0+5 Booking5+2 7+7",
  ]);
});
