import { addDays, type Day, isAfter, type LocalTime } from "./day.ts";
import type { Centavos } from "./money.ts";
import type { BoughtPolicy, CancellationPolicy, Property } from "./property.ts";

/** So much is given back to whoever cancels up to and including this minute. */
export type CancellationStep = {
  readonly until: LocalTime;
  readonly refundPercent: number;
  /** The days of regret (CDC art. 49), which bind whatever the house's own steps say. */
  readonly isRegret: boolean;
};

/** Who buys when, by the clock at the property, to arrive when. */
export type Purchase = { readonly checkIn: Day; readonly bought: LocalTime };

const LAST_MINUTE = "23:59";

/** The house's policy as it is sold now: the days of regret run to the minute, until check-in. */
export function policySoldBy(
  house: Pick<Property, "cancellationPolicy" | "checkInTime">,
): BoughtPolicy {
  return { ...house.cancellationPolicy, clock: { endsAt: house.checkInTime } };
}

/**
 * What a policy means for one purchase, the first step first: only steps that are still ahead when
 * it is bought and that give more than the next one. Every text about cancelling and every refund
 * is made from these.
 */
export function cancellationSteps(policy: BoughtPolicy, purchase: Purchase): CancellationStep[] {
  const tiers = policy.tiers.map(({ daysBefore, refundPercent }) => ({
    until: { day: addDays(purchase.checkIn, -daysBefore), time: LAST_MINUTE },
    refundPercent,
    isRegret: false,
  }));
  const latestFirst = [...regretStep(policy, purchase), ...tiers]
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

function regretStep({ regretDays, clock }: BoughtPolicy, purchase: Purchase): CancellationStep[] {
  if (regretDays === 0) return [];
  const { checkIn, bought } = purchase;
  const arrival = { day: checkIn, time: clock ? clock.endsAt : LAST_MINUTE };
  const over = { day: addDays(bought.day, regretDays), time: clock ? bought.time : LAST_MINUTE };
  const until = isAfter(over, arrival) ? arrival : over;
  return [{ until, refundPercent: 100, isRegret: true }];
}

/** The step that holds for somebody who cancels at `now`; null where nothing is given back. */
export function stepAt(
  steps: readonly CancellationStep[],
  now: LocalTime,
): CancellationStep | null {
  return steps.find(({ until }) => !isAfter(now, until)) ?? null;
}

/** The step within which everything is given back, if there is one. */
export function freeStep(steps: readonly CancellationStep[]): CancellationStep | null {
  return steps.find(({ refundPercent }) => refundPercent === 100) ?? null;
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
