import { describe, expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { type Choice, dayState, isOwnNight } from "./day-state.ts";

const blank: Choice = {
  picking: "check-in",
  checkIn: null,
  checkOut: null,
  reserved: new Set([day("2026-12-19"), day("2026-12-20")]),
  today: day("2026-12-10"),
  sameDayTurnover: false,
};
const selectable = (of: string, change: Partial<Choice>) =>
  dayState(day(of), { ...blank, ...change }).selectable;

describe("a day of the calendar", () => {
  test("S5.01 S5.02 S5.03 check-in: from today on, and no reserved day", () => {
    expect(selectable("2026-12-09", {})).toBe(false);
    expect(selectable("2026-12-10", {})).toBe(true);
    expect(selectable("2026-12-19", {})).toBe(false);
  });

  test("S5.04 S5.05 check-out: the check-in date is the earliest", () => {
    const chosen = { picking: "check-out", checkIn: day("2026-12-12") } as const;
    expect(selectable("2026-12-11", chosen)).toBe(false);
    expect(selectable("2026-12-12", chosen)).toBe(true);
  });

  test("S5.06 check-out: without a check-in there is no lower bound", () => {
    expect(selectable("2026-11-02", { picking: "check-out" })).toBe(true);
  });

  test("S5.07 check-out: no reserved day", () => {
    expect(selectable("2026-12-19", { picking: "check-out" })).toBe(false);
  });

  test("R23.01 with same-day turnover the first reserved day is for leaving only", () => {
    const turnover = { ...blank, picking: "check-out", sameDayTurnover: true } as const;
    expect(dayState(day("2026-12-19"), turnover)).toMatchObject({
      selectable: true,
      note: "check-out-only",
    });
    expect(dayState(day("2026-12-20"), turnover)).toMatchObject({
      selectable: false,
      note: "reserved",
    });
    expect(selectable("2026-12-19", { ...turnover, checkIn: day("2026-12-16") })).toBe(true);
    expect(selectable("2026-12-19", { ...turnover, picking: "check-in" })).toBe(false);
  });

  test("R25.02 while the reserved days are unknown no day is shown as free", () => {
    expect(dayState(day("2026-12-15"), { ...blank, reserved: null }).note).toBe("unknown");
  });

  test("after the last day that is on sale nothing can be chosen", () => {
    const choice = { ...blank, last: day("2026-12-24") };
    expect(dayState(day("2026-12-24"), choice)).toMatchObject({ selectable: true, note: null });
    expect(dayState(day("2026-12-25"), choice)).toMatchObject({
      selectable: false,
      note: "too-far",
    });
  });

  test("is the guest's own if it is a night of her stay; the day she leaves is not", () => {
    const own = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
    const days = ["2026-12-11", "2026-12-12", "2026-12-14", "2026-12-15"].map(day);
    expect(days.map((of) => isOwnNight(of, { ...blank, own }))).toEqual([false, true, true, false]);
    expect(isOwnNight(day("2026-12-12"), blank)).toBe(false);
  });
});
