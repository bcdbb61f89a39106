import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freeCancellationUntil, isFairPolicy, refundPercent, shareOf } from "./cancellation.ts";
import { addDays, day } from "./day.ts";
import type { CancellationPolicy } from "./property.ts";

const policy: CancellationPolicy = {
  regretDays: 7,
  tiers: [
    { daysBefore: 7, refundPercent: 100 },
    { daysBefore: 2, refundPercent: 50 },
  ],
};
const checkIn = day("2026-12-12");
const longAgo = day("2026-06-01");
const percentOn = (today: string, purchasedOn = longAgo) =>
  refundPercent(policy, { checkIn, purchasedOn }, day(today));

describe("the cancellation policy", () => {
  test("gives everything back until seven days before arrival, that day included", () => {
    expect(percentOn("2026-12-05")).toBe(100);
    expect(percentOn("2026-12-06")).toBe(50);
    expect(freeCancellationUntil(policy, checkIn, longAgo)).toBe("2026-12-05");
  });

  test("gives half back until two days before, then nothing", () => {
    expect(percentOn("2026-12-10")).toBe(50);
    expect(percentOn("2026-12-11")).toBe(0);
    expect(percentOn("2026-12-12")).toBe(0);
  });

  test("gives everything back within seven days of the purchase, but not after arrival", () => {
    const lately = day("2026-12-04");
    expect(percentOn("2026-12-11", lately)).toBe(100);
    expect(percentOn("2026-12-12", lately)).toBe(0);
    const yesterday = day("2026-12-11");
    expect(percentOn("2026-12-12", yesterday)).toBe(100);
    expect(percentOn("2026-12-13", yesterday)).toBe(0);
  });

  test("has no free day if it gives nothing back whole", () => {
    const hard = { regretDays: 0, tiers: [{ daysBefore: 30, refundPercent: 50 }] };
    expect(freeCancellationUntil(hard, checkIn, longAgo)).toBeNull();
    expect(refundPercent(hard, { checkIn, purchasedOn: longAgo }, day("2026-11-12"))).toBe(50);
  });

  test("is free for the days of regret alone where no step gives everything back", () => {
    const regret = { regretDays: 7, tiers: [] };
    expect(freeCancellationUntil(regret, checkIn, longAgo)).toBe("2026-06-08");
  });

  test("has no free day left for whoever bought after it, and one for whoever bought on it", () => {
    const noRegret = { ...policy, regretDays: 0 };
    expect(freeCancellationUntil(noRegret, checkIn, day("2026-12-05"))).toBe("2026-12-05");
    expect(freeCancellationUntil(noRegret, checkIn, day("2026-12-06"))).toBeNull();
  });

  test("never gives more back for waiting", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (bought, at) => {
          const purchasedOn = addDays(checkIn, -bought);
          const today = addDays(purchasedOn, at);
          const stay = { checkIn, purchasedOn };
          expect(refundPercent(policy, stay, addDays(today, 1))).toBeLessThanOrEqual(
            refundPercent(policy, stay, today),
          );
        },
      ),
    );
  });

  test("a share is whole centavos and never more than the payment", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 100 }), (paid, percent) => {
        const share = shareOf(paid, percent);
        expect(Number.isSafeInteger(share) && share >= 0 && share <= paid).toBe(true);
      }),
    );
    expect(shareOf(101, 50)).toBe(51);
    expect(shareOf(267_000, 100)).toBe(267_000);
  });
});

describe("a policy is fair", () => {
  const steps = (...tiers: [daysBefore: number, refundPercent: number][]) => ({
    regretDays: 7,
    tiers: tiers.map(([daysBefore, refundPercent]) => ({ daysBefore, refundPercent })),
  });

  test("when each step closer to arrival gives less back, or there is no step at all", () => {
    expect(isFairPolicy(policy)).toBe(true);
    expect(isFairPolicy(steps([30, 100], [15, 70], [3, 20]))).toBe(true);
    expect(isFairPolicy(steps())).toBe(true);
  });

  test("and not when waiting pays, a day stands twice or a step changes nothing", () => {
    expect(isFairPolicy(steps([7, 50], [2, 100]))).toBe(false);
    expect(isFairPolicy(steps([7, 100], [7, 50]))).toBe(false);
    expect(isFairPolicy(steps([7, 100], [2, 100]))).toBe(false);
    expect(isFairPolicy(steps([2, 100], [7, 50]))).toBe(false);
  });

  test("and never when it cuts the law's seven days of regret", () => {
    expect(isFairPolicy({ ...policy, regretDays: 6 })).toBe(false);
    expect(isFairPolicy({ ...policy, regretDays: 8 })).toBe(true);
  });
});
