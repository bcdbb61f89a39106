import { describe, expect, test } from "vitest";
import { freeCancellationUntil } from "./cancellation.ts";
import { day } from "./day.ts";

const policy = {
  regretDays: 7,
  tiers: [
    { daysBefore: 7, refundPercent: 100 },
    { daysBefore: 2, refundPercent: 50 },
  ],
};

describe("until when cancelling is free", () => {
  test("a stay far ahead: until the days before arrival that the policy names", () => {
    expect(freeCancellationUntil(policy, day("2026-12-12"), day("2026-11-15"))).toBe("2026-12-05");
  });

  test("a stay soon: until the days of regret are over", () => {
    expect(freeCancellationUntil(policy, day("2026-12-12"), day("2026-12-03"))).toBe("2026-12-10");
  });

  test("never after check-in", () => {
    expect(freeCancellationUntil(policy, day("2026-12-12"), day("2026-12-11"))).toBe("2026-12-12");
  });

  test("a policy that gives nothing back whole has no such day", () => {
    const hard = { regretDays: 0, tiers: [{ daysBefore: 30, refundPercent: 50 }] };
    expect(freeCancellationUntil(hard, day("2026-12-12"), day("2026-11-15"))).toBeNull();
  });
});
