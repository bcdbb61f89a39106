import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancellationSteps, policyAfterChange, policySoldBy, stepAt } from "./cancellation.ts";
import { addDays, day, type LocalTime, localTime } from "./day.ts";
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

describe("the days of regret, by the house's clock", () => {
  const MINUTE = 60_000;
  const zones = ["America/Bahia", "Asia/Kathmandu", "Pacific/Kiritimati"] as const;
  const policies = {
    none: [],
    flexible: policy.tiers,
    strict: [{ daysBefore: 30, refundPercent: 50 }],
  };
  /** Minutes around midnight, at ends of months and years, and around a leap day: UTC, so every zone has its own. */
  const days = ["2027-12-31", "2028-02-28", "2028-02-29", "2028-03-31", "2026-11-30", "2027-02-28"];
  const moment = fc
    .tuple(fc.constantFrom(...days), fc.integer({ min: -1_440, max: 1_440 }), fc.nat(59_999))
    .map(([text, minutes, rest]) => Date.parse(`${text}T00:00Z`) + minutes * MINUTE + rest);
  type Bought = Pick<CancellationPolicy, "regretDays" | "tiers"> & {
    readonly zone: string;
    readonly at: number;
    readonly ahead: number;
  };
  const bought: fc.Arbitrary<Bought> = fc.record({
    zone: fc.constantFrom(...zones),
    tiers: fc.constantFrom<Bought["tiers"]>(...Object.values(policies)),
    at: moment,
    regretDays: fc.constantFrom(7, 7, 8, 10, 30),
    ahead: fc.integer({ min: 32, max: 90 }),
  });

  function percentAfter({ zone, tiers, at: then, regretDays, ahead }: Bought, minutes: number) {
    const purchase = localTime(zone, then);
    const sold = { regretDays, tiers, clock: { endsAt: "14:00" } };
    const arrival = addDays(purchase.day, ahead);
    const steps = cancellationSteps(sold, { checkIn: arrival, bought: purchase });
    const now = localTime(zone, then + minutes * MINUTE);
    const live = tiers.filter(({ daysBefore }) => now.day <= addDays(arrival, -daysBefore));
    const ofPolicy = Math.max(0, ...live.map(({ refundPercent }) => refundPercent));
    return { given: stepAt(steps, now)?.refundPercent ?? 0, ofPolicy };
  }

  test("give everything back one minute before they end, and what the policy gives one minute after", () => {
    fc.assert(
      fc.property(bought, (purchase) => {
        const end = purchase.regretDays * 1_440;
        expect(percentAfter(purchase, end - 1).given).toBe(100);
        expect(percentAfter(purchase, end).given).toBe(100);
        const { given, ofPolicy } = percentAfter(purchase, end + 1);
        expect(given).toBe(ofPolicy);
      }),
      { numRuns: 3_000 },
    );
  });

  test("a purchase 6 days, 23 hours and 59 minutes ago is free, one of 7 days and a minute is not", () => {
    for (const zone of zones) {
      const purchase = { zone, tiers: policies.none, regretDays: 7, ahead: 40 };
      const at = Date.parse("2028-02-28T23:59:30Z");
      expect(percentAfter({ ...purchase, at }, 7 * 1_440 - 1).given).toBe(100);
      expect(percentAfter({ ...purchase, at }, 7 * 1_440 + 1).given).toBe(0);
      expect(percentAfter({ ...purchase, at, tiers: policies.flexible }, 7 * 1_440 + 1).given).toBe(
        100,
      );
      expect(percentAfter({ ...purchase, at, tiers: policies.strict }, 7 * 1_440 + 1).given).toBe(
        50,
      );
    }
  });
});

describe("a policy after the guest's change", () => {
  const step = fc.record({
    daysBefore: fc.nat(40),
    refundPercent: fc.integer({ min: 1, max: 100 }),
  });
  const sold = fc.record({
    regretDays: fc.constantFrom(0, 7, 10),
    tiers: fc.array(step, { maxLength: 4 }),
    clock: fc.constant({ endsAt: "14:00" }),
  });
  /**
   * Days after the purchase on which the guest changes the stay, and where the arrival moves then.
   */
  const moves = fc.array(fc.record({ after: fc.nat(20), to: fc.integer({ min: 1, max: 60 }) }), {
    minLength: 1,
    maxLength: 4,
  });

  test("gives no more at any later minute than it gave when she changed, wherever the stay goes", () => {
    fc.assert(
      fc.property(
        sold,
        fc.integer({ min: 1, max: 60 }),
        moves,
        fc.nat(200),
        (own, first, wishes, wait) => {
          const purchase = at("2026-10-05 10:23");
          let [now, arrival, held]: [LocalTime, typeof checkIn, BoughtPolicy] = [
            purchase,
            addDays(purchase.day, first),
            own,
          ];
          const percent = (when: LocalTime) =>
            stepAt(cancellationSteps(held, { checkIn: arrival, bought: purchase }), when)
              ?.refundPercent ?? 0;
          for (const { after, to } of wishes) {
            now = { ...now, day: addDays(now.day, after) };
            if (now.day >= arrival) return;
            const before = percent(now);
            const most = held.atMost ?? 100;
            held = policyAfterChange(held, arrival, now);
            arrival = addDays(now.day, to);
            expect(held.atMost).toBeLessThanOrEqual(most);
            const later = { ...now, day: addDays(now.day, wait) };
            for (const when of [now, later]) expect(percent(when)).toBeLessThanOrEqual(before);
          }
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test("keeps the step that still gives most, and drops those that have passed", () => {
    const afterFree = policyAfterChange(soldNow, checkIn, at("2026-12-06 00:00"));
    expect(afterFree).toEqual({ ...soldNow, atMost: 50 });
    const far = { checkIn: day("2027-03-01"), bought: at("2026-06-01 10:23") };
    const left = (held: BoughtPolicy) =>
      cancellationSteps(held, far).filter(({ isRegret }) => !isRegret);
    expect(left(afterFree)).toEqual([
      { until: at("2027-02-27 23:59"), refundPercent: 50, isRegret: false },
    ]);
    expect(policyAfterChange(soldNow, checkIn, at("2026-12-05 23:59")).atMost).toBe(100);
    const tooLate = policyAfterChange(soldNow, checkIn, at("2026-12-11 00:00"));
    expect(left(tooLate)).toEqual([]);
  });
});
