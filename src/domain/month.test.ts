import { expect, test } from "vitest";
import { day } from "./day.ts";
import { addMonths, firstDayOf, firstOfMonth, monthOf, parseMonth } from "./month.ts";

const november = monthOf(day("2026-11-15"));

test("months are added over the turn of the year, in both directions", () => {
  expect(addMonths(november, 2)).toBe("2027-01");
  expect(addMonths(november, -11)).toBe("2025-12");
  expect(addMonths(november, -12)).toBe("2025-11");
  expect(addMonths(november, 0)).toBe("2026-11");
});

test("a month begins on its first day", () => {
  expect(firstDayOf(november)).toBe("2026-11-01");
  expect(firstOfMonth(day("2026-12-24"))).toBe("2026-12-01");
  expect(firstOfMonth(day("2026-12-24"), 1)).toBe("2027-01-01");
  expect(firstOfMonth(day("2026-01-31"), -1)).toBe("2025-12-01");
});

test.each(["2026-13", "2026-00", "26-01", "2026-1", "2026-01-01", ""])(
  "'%s' is no month",
  (text) => {
    expect(parseMonth(text)).toBeNull();
  },
);
