import { addDays, type Day } from "./day.ts";
import type { CancellationPolicy } from "./property.ts";

/** The last day on which a cancellation gives everything back, or null if there is none. */
export function freeCancellationUntil(
  policy: CancellationPolicy,
  checkIn: Day,
  purchasedOn: Day,
): Day | null {
  const full = policy.tiers.find(({ refundPercent }) => refundPercent === 100);
  const days = [
    policy.regretDays > 0 ? addDays(purchasedOn, policy.regretDays) : null,
    full ? addDays(checkIn, -full.daysBefore) : null,
  ].filter((day) => day !== null && day >= purchasedOn);
  const latest = days.sort().at(-1) ?? null;
  return latest !== null && latest > checkIn ? checkIn : latest;
}
