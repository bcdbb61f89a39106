import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cancellationSteps,
  freeStep,
  isFairPolicy,
  policySoldBy,
  shareOf,
  stepAt,
} from "./cancellation.ts";
import { addDays, day, type LocalTime } from "./day.ts";
import type { BoughtPolicy, CancellationPolicy } from "./property.ts";

const policy: CancellationPolicy = {
  regretDays: 7,
  tiers: [
    { daysBefore: 7, refundPercent: 100 },
    { daysBefore: 2, refundPercent: 50 },
  ],
};
const soldNow = policySoldBy({ cancellationPolicy: policy, checkInTime: "14:00" });
const checkIn = day("2026-12-12");
const at = (text: string): LocalTime => ({ day: day(text.slice(0, 10)), time: text.slice(11) });
const stepsFor = (sold: BoughtPolicy, bought: string) =>
  cancellationSteps(sold, { checkIn, bought: at(bought) });
const inWords = (steps: ReturnType<typeof stepsFor>) =>
  steps.map(
    ({ until, refundPercent, isRegret }) =>
      `${until.day} ${until.time} ${refundPercent}%${isRegret ? " regret" : ""}`,
  );
const percentAt = (steps: ReturnType<typeof stepsFor>, now: string) =>
  stepAt(steps, at(now))?.refundPercent ?? 0;
const longAgo = "2026-06-01 10:23";

describe("the cancellation policy", () => {
  test("gives everything back until seven days before arrival, that day included", () => {
    const steps = stepsFor(soldNow, longAgo);
    expect(inWords(steps)).toEqual(["2026-12-05 23:59 100%", "2026-12-10 23:59 50%"]);
    expect(percentAt(steps, "2026-12-05 23:59")).toBe(100);
    expect(percentAt(steps, "2026-12-06 00:00")).toBe(50);
    expect(freeStep(steps)?.until).toEqual(at("2026-12-05 23:59"));
  });

  test("gives half back until two days before, then nothing", () => {
    const steps = stepsFor(soldNow, longAgo);
    expect(percentAt(steps, "2026-12-10 23:59")).toBe(50);
    expect(percentAt(steps, "2026-12-11 00:00")).toBe(0);
  });

  test("gives everything back to the same minute seven days after the purchase", () => {
    const steps = stepsFor(soldNow, "2026-12-04 10:23");
    expect(inWords(steps)).toEqual(["2026-12-11 10:23 100% regret"]);
    expect(percentAt(steps, "2026-12-11 10:23")).toBe(100);
    expect(percentAt(steps, "2026-12-11 10:24")).toBe(0);
  });

  test("leaves out each step that the days of regret cover, and keeps those that outlast them", () => {
    expect(inWords(stepsFor(soldNow, "2026-12-03 10:23"))).toEqual([
      "2026-12-10 10:23 100% regret",
      "2026-12-10 23:59 50%",
    ]);
    expect(inWords(stepsFor(soldNow, "2026-12-01 10:23"))).toEqual([
      "2026-12-08 10:23 100% regret",
      "2026-12-10 23:59 50%",
    ]);
    expect(inWords(stepsFor(soldNow, "2026-12-08 10:23"))).toEqual([
      "2026-12-12 14:00 100% regret",
    ]);
  });

  test("ends the days of regret at the check-in hour, and has none for who buys after it", () => {
    const steps = stepsFor(soldNow, "2026-12-11 18:00");
    expect(percentAt(steps, "2026-12-12 14:00")).toBe(100);
    expect(percentAt(steps, "2026-12-12 14:01")).toBe(0);
    expect(stepsFor(soldNow, "2026-12-12 18:00")).toEqual([]);
  });

  test("lasts longer where the owner grants more days of regret", () => {
    const kind = { ...soldNow, regretDays: 10, tiers: [] };
    expect(inWords(stepsFor(kind, "2026-11-20 08:05"))).toEqual(["2026-11-30 08:05 100% regret"]);
  });

  test("keeps the whole days it was bought with before the clock ran to the minute", () => {
    expect(inWords(stepsFor(policy, "2026-12-04 10:23"))).toEqual(["2026-12-11 23:59 100% regret"]);
    expect(inWords(stepsFor(policy, "2026-12-11 10:23"))).toEqual(["2026-12-12 23:59 100% regret"]);
  });

  test("has no free step if it gives nothing back whole", () => {
    const hard = { regretDays: 0, tiers: [{ daysBefore: 30, refundPercent: 50 }] };
    const steps = stepsFor(hard, longAgo);
    expect(freeStep(steps)).toBeNull();
    expect(percentAt(steps, "2026-11-12 23:59")).toBe(50);
  });

  test("has no free day left for whoever bought after it, and one for whoever bought on it", () => {
    const noRegret = { ...policy, regretDays: 0 };
    expect(freeStep(stepsFor(noRegret, "2026-12-05 10:23"))?.until.day).toBe("2026-12-05");
    expect(freeStep(stepsFor(noRegret, "2026-12-06 10:23"))).toBeNull();
  });

  test("lists what falls from step to step, and never gives more back for waiting", () => {
    const minute = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 1439 }))
      .map(([days, minutes]): [number, string] => [days, clockTime(minutes)]);
    const tiers = fc.uniqueArray(
      fc.record({ daysBefore: fc.nat(40), refundPercent: fc.integer({ min: 1, max: 100 }) }),
      { selector: ({ daysBefore }) => daysBefore, maxLength: 5 },
    );
    fc.assert(
      fc.property(minute, tiers, fc.integer({ min: 0, max: 10 }), ([days, time], own, regret) => {
        const bought = { day: addDays(checkIn, -days), time };
        const sold = { regretDays: regret, tiers: own, clock: { endsAt: "14:00" } };
        const steps = cancellationSteps(sold, { checkIn, bought });
        for (const [index, step] of steps.entries()) {
          const next = steps[index + 1];
          if (!next) continue;
          expect(next.refundPercent).toBeLessThan(step.refundPercent);
          expect(
            `${next.until.day}${next.until.time}` > `${step.until.day}${step.until.time}`,
          ).toBe(true);
        }
      }),
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

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
