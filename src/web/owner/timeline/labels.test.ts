import { expect, test } from "vitest";
import type { BookingBar } from "../../../contract/owner/timeline.ts";
import { addDays, day, daysFrom } from "../../../domain/day.ts";
import { cellsOf } from "./cells.ts";
import { labelled } from "./labels.ts";

const first = day("2026-12-07");

function booking(guestName: string, from: number, nights: number): BookingBar {
  return {
    ...{ kind: "booking", key: guestName, bookingId: guestName, guestName, erased: false },
    ...{ stayId: guestName, rooms: 1, isRead: false },
    ...{ channel: "direct", people: 2, checkedOut: false, open: 0, isNew: false },
    ...{ checkIn: addDays(first, from), checkOut: addDays(first, from + nights) },
  };
}

function row(bars: readonly BookingBar[], length = 14) {
  const days = daysFrom(first, addDays(first, length));
  const { cells, ...lanes } = labelled(cellsOf(bars, days), length, 0);
  const labels = cells.flatMap((cell) => (cell.kind === "bar" ? [cell.label] : []));
  return { ...lanes, labels };
}

test("single nights in a row have their names above each other", () => {
  const names = ["Bartolomeu Constantino", "Maximiliana Bittencourt", "Ana"];
  const { labels, lanes } = row(names.map((name, index) => booking(name, index, 1)));
  expect(labels.map(({ narrow }) => [narrow.fit, narrow.lane])).toEqual([
    ["flag", 2],
    ["flag", 1],
    ["stack", 0],
  ]);
  expect(lanes).toBe(2);
});

test("a stay that begins on the last day has its name reaching back", () => {
  const { labels } = row([booking("Família Nogueira", 13, 8)]);
  expect(labels[0]?.narrow).toEqual({ fit: "flag", lane: 1, isBack: true });
});

test("two weeks on a large screen have more space; other ranges do not count on it", () => {
  const tomas = booking("Tomás e Bia", 2, 1);
  const weeks = row([tomas]);
  expect([weeks.lanes, weeks.wideLanes]).toEqual([1, 0]);
  expect(weeks.labels[0]?.wide?.fit).toBe("stack");
  const sixty = row([tomas], 60);
  expect([sixty.lanes, sixty.wideLanes, sixty.labels[0]?.wide]).toEqual([1, null, null]);
});
