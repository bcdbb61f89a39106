import { addDays, type Day, isAfter, type LocalTime } from "./day.ts";
import type { Centavos } from "./money.ts";
import type { BoughtPolicy, CancellationPolicy, Property } from "./property.ts";

/** The refund for cancelling up to and including this minute. */
export type CancellationStep = {
  readonly until: LocalTime;
  readonly refundPercent: number;
  /** The statutory withdrawal period (CDC art. 49), which overrides the property's own steps. */
  readonly isRegret: boolean;
};

/** Local time of purchase, and the arrival day. */
export type Purchase = { readonly checkIn: Day; readonly bought: LocalTime };

const LAST_MINUTE = "23:59";

/** The property's current policy: the withdrawal period runs to the minute, until check-in. */
export function policySoldBy(
  property: Pick<Property, "cancellationPolicy" | "checkInTime">,
): BoughtPolicy {
  return { ...property.cancellationPolicy, clock: { endsAt: property.checkInTime } };
}

/**
 * The steps of a policy for one purchase, earliest first. Steps that are past at purchase, or that
 * give no more than the next one, are dropped. Every text about cancellation and every refund uses
 * these.
 */
export function cancellationSteps(policy: BoughtPolicy, purchase: Purchase): CancellationStep[] {
  const latestFirst = [...regretStep(policy, purchase), ...tierSteps(policy, purchase.checkIn)]
    .filter(({ until }) => !isAfter(purchase.bought, until))
    .sort((one, other) =>
      isAfter(one.until, other.until) ? -1 : isAfter(other.until, one.until) ? 1 : 0,
    );
  const steps: CancellationStep[] = [];
  for (const step of latestFirst) {
    if (step.refundPercent > (steps[0]?.refundPercent ?? 0)) steps.unshift(step);
  }
  return steps;
}

function tierSteps({ tiers, atMost = 100 }: BoughtPolicy, checkIn: Day): CancellationStep[] {
  return tiers
    .filter(({ refundPercent }) => refundPercent <= atMost)
    .map(({ daysBefore, refundPercent }) => ({
      until: { day: addDays(checkIn, -daysBefore), time: LAST_MINUTE },
      refundPercent,
      isRegret: false,
    }));
}

/**
 * The policy after a guest's change: with later dates, a step that has passed does not begin again.
 * The withdrawal period still counts from the purchase.
 */
export function policyAfterChange(
  policy: BoughtPolicy,
  checkIn: Day,
  now: LocalTime,
): BoughtPolicy {
  const live = tierSteps(policy, checkIn).filter(({ until }) => !isAfter(now, until));
  const atMost = Math.max(0, ...live.map(({ refundPercent }) => refundPercent));
  return { ...policy, atMost };
}

function regretStep(policy: BoughtPolicy, purchase: Purchase): CancellationStep[] {
  const until = withdrawalEnds(policy, purchase);
  return until ? [{ until, refundPercent: 100, isRegret: true }] : [];
}

/** The last minute of the statutory withdrawal period. */
export function withdrawalEnds(
  { regretDays, clock }: BoughtPolicy,
  { checkIn, bought }: Purchase,
): LocalTime | null {
  if (regretDays === 0) return null;
  const arrival = { day: checkIn, time: clock ? clock.endsAt : LAST_MINUTE };
  const over = { day: addDays(bought.day, regretDays), time: clock ? bought.time : LAST_MINUTE };
  return isAfter(over, arrival) ? arrival : over;
}

/** The step that applies at `now`; null if nothing is refunded. */
export function stepAt(
  steps: readonly CancellationStep[],
  now: LocalTime,
): CancellationStep | null {
  return steps.find(({ until }) => !isAfter(now, until)) ?? null;
}

/** The step with a full refund, if there is one. */
export function freeStep(steps: readonly CancellationStep[]): CancellationStep | null {
  return steps.find(({ refundPercent }) => refundPercent === 100) ?? null;
}

export const cancellationReasons = ["plans", "health", "elsewhere"] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** Whole centavos; half a centavo is rounded in the guest's favour. */
export function shareOf(paid: Centavos, percent: number): Centavos {
  return Math.round((paid * percent) / 100);
}

/** The statutory withdrawal period for distance sales (CDC art. 49). */
export const LEAST_REGRET_DAYS = 7;

/** Each step closer to arrival refunds less, and the statutory days are not shortened. */
export function isFairPolicy({ regretDays, tiers }: CancellationPolicy): boolean {
  const falls = (numbers: number[]) =>
    numbers.every((number, index) => index === 0 || number < (numbers[index - 1] ?? 0));
  return (
    regretDays >= LEAST_REGRET_DAYS &&
    falls(tiers.map(({ daysBefore }) => daysBefore)) &&
    falls(tiers.map(({ refundPercent }) => refundPercent))
  );
}
