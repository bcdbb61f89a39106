import { addDays, type Day, day } from "../../../src/domain/day.ts";
import type { CancellationPolicy } from "../../../src/domain/property.ts";

/** The sample's. */
export const usualPolicy: CancellationPolicy = { regretDays: 7, tiers: tiers([7, 100], [2, 50]) };

/** None, the sample's, a strict one, a fine one without withdrawal, and one until arrival. */
export const policies: readonly CancellationPolicy[] = [
  { regretDays: 7, tiers: [] },
  usualPolicy,
  { regretDays: 7, tiers: tiers([30, 50]) },
  { regretDays: 0, tiers: tiers([14, 100], [7, 70], [3, 33]) },
  { regretDays: 10, tiers: tiers([5, 80], [0, 25]) },
];

function tiers(...all: [daysBefore: number, refundPercent: number][]) {
  return all.map(([daysBefore, refundPercent]) => ({ daysBefore, refundPercent }));
}

export const MINUTE = 60_000;
/** A hold without payment ends after this time. */
export const HOLD_MS = 45 * MINUTE;
export const DAY = 1_440 * MINUTE;
/** The sample's zone, America/Bahia, has no summer time. */
const BEHIND = 180 * MINUTE;

/** 'YYYY-MM-DDTHH:MM' at the property, which sorts like time. */
const minuteOf = (now: number) => new Date(now - BEHIND).toISOString().slice(0, 16);
export const dayOf = (now: number): Day => day(minuteOf(now).slice(0, 10));
const momentOf = (minute: string) => Date.parse(`${minute}:00Z`) + BEHIND;

/** What decides a refund: the bought policy, and the times of purchase and arrival. */
export type Bought = {
  readonly policy: CancellationPolicy;
  readonly bought: number;
  readonly checkIn: Day;
  /** The highest percentage that a step may give since she changed the stay. */
  readonly cap: number;
};

const CHECK_IN_TIME = "14:00";

function regretEnds({ policy, bought, checkIn }: Bought): string {
  const over = minuteOf(bought + policy.regretDays * DAY);
  const arrival = `${checkIn}T${CHECK_IN_TIME}`;
  return over < arrival ? over : arrival;
}

/** Within the law's days after the purchase, wherever the stay was moved to. */
export function isWithdrawable({ policy, bought }: Bought, now: number): boolean {
  return minuteOf(now) <= minuteOf(bought + policy.regretDays * DAY);
}

/** The best of the property's own steps that are still ahead. */
export function ownPercentAt({ policy, checkIn, cap }: Bought, now: number): number {
  const live = policy.tiers
    .filter(({ refundPercent }) => refundPercent <= cap)
    .filter(({ daysBefore }) => dayOf(now) <= addDays(checkIn, -daysBefore));
  return Math.max(0, ...live.map(({ refundPercent }) => refundPercent));
}

export function isInRegret(bought: Bought, now: number): boolean {
  return bought.policy.regretDays > 0 && minuteOf(now) <= regretEnds(bought);
}

export function percentAt(bought: Bought, now: number): number {
  return isInRegret(bought, now) ? 100 : ownPercentAt(bought, now);
}

/** The first moments after each step. */
export function edgesOf(bought: Bought): number[] {
  const { policy, checkIn } = bought;
  const own = policy.tiers.map(({ daysBefore }) => `${addDays(checkIn, 1 - daysBefore)}T00:00`);
  return [momentOf(regretEnds(bought)) + MINUTE, ...own.map(momentOf)];
}
