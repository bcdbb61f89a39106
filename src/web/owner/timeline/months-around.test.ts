import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { monthOf } from "../../../domain/month.ts";
import { monthsAround } from "./months-around.ts";

const month = (text: string) => monthOf(day(`${text}-01`));

test("offers a year back and two ahead, by year", () => {
  const years = monthsAround(month("2026-12"), month("2026-11"));
  expect(years.map(({ year, months }) => [year, months.length])).toEqual([
    ["2025", 2],
    ["2026", 12],
    ["2027", 12],
    ["2028", 11],
  ]);
});

test("a month further away is there while it is shown", () => {
  const years = monthsAround(month("2030-05"), month("2026-11"));
  expect(years.at(-1)).toEqual({ year: "2030", months: ["2030-05"] });
});
