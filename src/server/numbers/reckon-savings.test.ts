import fc from "fast-check";
import { expect, test } from "vitest";
import { channels } from "../../domain/channel.ts";
import { reckonSavings } from "./reckon-savings.ts";

const money = fc.integer({ min: 0, max: 2 ** 45 });

test("savings are whole centavos, never above the exact share, and add up", () => {
  const earned = fc.array(
    fc.record({ channel: fc.constantFrom(...channels), revenue: money, kept: fc.constant(0) }),
  );
  const rate = fc
    .record({ stays: fc.constant(1), revenue: money.map((one) => one + 1), share: fc.nat(100) })
    .map(({ share, ...one }) => ({
      ...one,
      commission: Number((BigInt(one.revenue) * BigInt(share)) / 100n),
    }));
  fc.assert(
    fc.property(rate, earned, (shown, parts) => {
      const savings = reckonSavings(shown, parts);
      for (const { revenue, saved } of savings?.channels ?? []) {
        const rest =
          BigInt(revenue) * BigInt(shown.commission) - BigInt(saved) * BigInt(shown.revenue);
        expect(rest >= 0n && rest < BigInt(shown.revenue)).toBe(true);
      }
      expect(savings?.saved).toBe(savings?.channels.reduce((sum, { saved }) => sum + saved, 0));
    }),
  );
});

test("nothing is claimed without a portal stay that shows a rate", () => {
  const earned = [{ channel: "direct", revenue: 50_000, kept: 0 }] as const;
  expect(reckonSavings({ stays: 0, revenue: 0, commission: 0 }, earned)).toBeNull();
});

test("what was kept of a cancelled stay has saved nothing", () => {
  const earned = [{ channel: "direct", revenue: 50_000, kept: 10_000 }] as const;
  const rate = { stays: 1, revenue: 100_000, commission: 10_000 };
  expect(reckonSavings(rate, earned)?.saved).toBe(4_000);
});
