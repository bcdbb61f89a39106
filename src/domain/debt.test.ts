import { describe, expect, test } from "vitest";
import { day } from "./day.ts";
import { dueOf } from "./debt.ts";
import type { PaymentPlan } from "./payment-plan.ts";

const owing = { total: 1000, open: 500, checkIn: day("2026-12-12"), bookedOn: day("2026-11-01") };
const balance = (orAtProperty: boolean): PaymentPlan => [
  { amount: 500, due: "now" },
  { amount: 500, due: { daysBefore: 7, orAtProperty } },
];

describe("an open amount is due", () => {
  test("on arrival, without a plan", () => {
    const due = { day: "2026-12-12", atProperty: true };
    const debt = { ...owing, plan: null };
    expect(dueOf(debt, day("2026-12-12"))).toEqual({ ...due, isLate: false });
    expect(dueOf(debt, day("2026-12-13"))).toEqual({ ...due, isLate: true });
  });

  test("on the plan's day, and is late the day after", () => {
    const due = { day: "2026-12-05", atProperty: false };
    const debt = { ...owing, plan: balance(false) };
    expect(dueOf(debt, day("2026-12-05"))).toEqual({ ...due, isLate: false });
    expect(dueOf(debt, day("2026-12-06"))).toEqual({ ...due, isLate: true });
  });

  test("on arrival once the plan's day has passed, if both will do", () => {
    const debt = { ...owing, plan: balance(true) };
    const planned = { day: "2026-12-05", atProperty: true, isLate: false };
    expect(dueOf(debt, day("2026-12-05"))).toEqual(planned);
    expect(dueOf(debt, day("2026-12-06"))).toEqual({ ...planned, day: "2026-12-12" });
    expect(dueOf(debt, day("2026-12-13"))).toMatchObject({ day: "2026-12-12", isLate: true });
  });

  test("since the booking, if what was paid then is open again", () => {
    const debt = { ...owing, open: 1000, plan: balance(false) };
    const due = { day: "2026-11-01", atProperty: false, isLate: true };
    expect(dueOf(debt, day("2026-11-20"))).toEqual(due);
  });

  test("on arrival, if more went back than the stay costs", () => {
    const debt = { ...owing, total: 0, plan: null };
    expect(dueOf(debt, day("2026-12-01"))).toMatchObject({ day: "2026-12-12", isLate: false });
  });
});
