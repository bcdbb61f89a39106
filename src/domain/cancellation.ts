import { addDays, type Day } from "./day.ts";
import type { Centavos } from "./money.ts";
import type { CancellationPolicy } from "./property.ts";

/** Last day, at the property, on which everything is given back; null if there is none. */
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

/** How much of the price is given back to somebody who cancels on `today`. */
export function refundPercent(
  policy: CancellationPolicy,
  stay: { checkIn: Day; purchasedOn: Day },
  today: Day,
): number {
  const freeUntil = freeCancellationUntil(policy, stay.checkIn, stay.purchasedOn);
  if (freeUntil !== null && today <= freeUntil) return 100;
  const tier = policy.tiers.find(({ daysBefore }) => today <= addDays(stay.checkIn, -daysBefore));
  return tier?.refundPercent ?? 0;
}

/** The part of a payment, in whole centavos, half a centavo in the guest's favour. */
export function shareOf(paid: Centavos, percent: number): Centavos {
  return Math.round((paid * percent) / 100);
}

/** The law's days of regret for whoever bought at a distance (CDC art. 49). */
export const LEAST_REGRET_DAYS = 7;

/**
 * Whether a policy can be kept and be understood: each step closer to arrival gives less back, and
 * the law's days are never cut short.
 */
export function isFairPolicy({ regretDays, tiers }: CancellationPolicy): boolean {
  const falls = (numbers: number[]) =>
    numbers.every((number, index) => index === 0 || number < (numbers[index - 1] ?? 0));
  return (
    regretDays >= LEAST_REGRET_DAYS &&
    falls(tiers.map(({ daysBefore }) => daysBefore)) &&
    falls(tiers.map(({ refundPercent }) => refundPercent))
  );
}
