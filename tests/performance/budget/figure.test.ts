import { describe, expect, test } from "vitest";
import { figure, median } from "./figure.ts";

describe("a figure", () => {
  test.each([
    ["at most", 40, true],
    ["at least", 40, true],
    ["under", 40, false],
  ] as const)("of 40 with the goal '%s %d' is met: %s", (relation, goal, met) => {
    expect(figure("x", 40, "KB", [relation, goal])).toEqual({
      id: "x",
      value: 40,
      unit: "KB",
      goal: `${relation} ${goal}`,
      met,
    });
  });

  test("misses its goal by the last digit that is shown", () => {
    expect(figure("x", 40.001, "KB", ["at most", 40]).met).toBe(false);
    expect(figure("x", 99.999, "points", ["at least", 100]).met).toBe(false);
  });

  test("that could not be measured is missed", () => {
    expect(figure("x", Number.NaN, "s", ["at most", 1]).met).toBe(false);
    expect(figure("x", median([]), "s", ["at least", 0]).met).toBe(false);
  });
});

test("the median is the middle one, or half way between the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(median([7])).toBe(7);
});
