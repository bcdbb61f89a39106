import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { rangeUrl, readRange, stepFrom } from "./range.ts";

const today = day("2026-12-10");
const read = (query: string) => readRange(new URLSearchParams(query), today);

test("without a wish it shows two weeks from this week's Monday on", () => {
  expect(read("")).toEqual({ view: "2", from: "2026-12-07", until: "2026-12-21" });
  expect(readRange(new URLSearchParams(), day("2026-12-13"))).toMatchObject({
    from: "2026-12-07",
  });
});

test("the address says from when and how far", () => {
  expect(read("de=2027-01-15&ver=3")).toEqual({
    view: "3",
    from: "2027-01-15",
    until: "2027-02-05",
  });
  expect(read("de=2027-02-15&ver=mes")).toEqual({
    view: "mes",
    from: "2027-02-01",
    until: "2027-03-01",
  });
});

test("nonsense in the address is as good as nothing", () => {
  expect(read("de=2026-02-30&ver=9")).toEqual(read(""));
});

test("the arrows go by the length of the view, months by months", () => {
  expect(stepFrom(read(""), 1)).toBe("2026-12-21");
  expect(stepFrom(read("ver=60"), -1)).toBe("2026-10-08");
  expect(stepFrom(read("ver=mes"), 1)).toBe("2027-01-01");
});

test("an address and what it is read as are the same", () => {
  const range = read("de=2027-01-15&ver=3");
  expect(read(rangeUrl(range.view, range.from).slice(1))).toEqual(range);
});
