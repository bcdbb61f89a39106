import { expect, test } from "vitest";
import { dayAtProperty, dayOfDate, testDays } from "./days.ts";

const at = (id: string, now: string) => {
  const instant = testDays.find((one) => one.id === id)?.begins(Date.parse(now));
  return new Date(instant ?? Number.NaN).toISOString();
};

test("days ahead are counted from today, at the same time of day", () => {
  expect(at("11", "2026-11-18T08:30:00Z")).toBe("2026-11-29T08:30:00.000Z");
  expect(at("400", "2026-11-18T08:30:00Z")).toBe("2027-12-23T08:30:00.000Z");
});

test("the leap day is one at the property too", () => {
  expect(dayAtProperty(Date.parse(at("leap-day", "2026-11-18T08:30:00Z")))).toBe("2028-02-29");
});

test("a month and a year end ten minutes after the run begins, at the property", () => {
  expect(at("month-end", "2026-11-18T08:30:00Z")).toBe("2026-12-01T02:50:00.000Z");
  expect(at("year-end", "2026-11-18T08:30:00Z")).toBe("2027-01-01T02:50:00.000Z");
});

test("in December the month's end is the next one, as the year's is a day of its own", () => {
  expect(at("month-end", "2026-12-05T12:00:00Z")).toBe("2027-02-01T02:50:00.000Z");
});

test("an evening that has begun is over: the next one is meant", () => {
  expect(at("month-end", "2026-12-01T02:51:00Z")).toBe("2027-02-01T02:50:00.000Z");
  expect(at("year-end", "2027-01-01T02:50:00Z")).toBe("2028-01-01T02:50:00.000Z");
});

test("the date chooses each day in turn, and the same one all day", () => {
  const noons = testDays.map(
    (_, index) => Date.parse("2026-11-18T12:00-03:00") + index * 86_400_000,
  );
  const chosen = noons.map((noon) => dayOfDate(noon).id);
  expect(new Set(chosen)).toEqual(new Set(testDays.map(({ id }) => id)));
  const [noon = 0] = noons;
  expect(dayOfDate(noon + 11 * 3_600_000)).toBe(dayOfDate(noon - 11 * 3_600_000));
});
