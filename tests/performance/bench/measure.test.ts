import { describe, expect, test } from "vitest";
import { figure, median, timesAsMuch } from "./measure.ts";

describe("the median", () => {
  test("is the middle value, whatever the order", () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  test("of an even number of values lies between the middle two", () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  test("of nothing is refused", () => {
    expect(() => median([])).toThrow("median of an empty list");
  });
});

describe("how many times one side is the other", () => {
  test("is judged pair by pair, so that a busy minute does not decide", () => {
    const ours = [2, 20, 2.2];
    const bare = [1, 10, 2];
    expect(timesAsMuch(ours, bare)).toBe(2);
  });

  test("needs as many rounds of either side", () => {
    expect(() => timesAsMuch([1, 2], [1])).toThrow("unequal number of rounds");
  });
});

describe("a figure", () => {
  test("meets a goal that it just reaches, from either side", () => {
    expect(figure("a", 1.3, "times", { atMost: 1.3 }).met).toBe(true);
    expect(figure("a", 0.5, "times", { atLeast: 0.5 }).met).toBe(true);
  });

  test("misses a goal by the last digit that is shown", () => {
    expect(figure("a", 1.31, "times", { atMost: 1.3 })).toMatchObject({ value: 1.31, met: false });
    expect(figure("a", 0.49, "times", { atLeast: 0.5 }).met).toBe(false);
  });

  test("without a goal is neither met nor missed", () => {
    expect(figure("a", 1234.56, "per second")).toEqual({
      id: "a",
      value: 1235,
      unit: "per second",
      goal: null,
      met: null,
    });
  });
});
