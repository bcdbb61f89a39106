import type { Day } from "./day.ts";
import { instantOf } from "./instant.ts";
import type { Centavos } from "./money.ts";
import { type DepositTerms, type PaymentPlan, planFor } from "./payment-plan.ts";
import type { Stay } from "./stay.ts";

/**
 * A price that the house offers a guest for rooms and nights: an 'orçamento'. 'paying': a payment
 * is in progress. 'taken': another guest has its nights.
 */
export type ProposalState = "open" | "paying" | "paid" | "expired" | "taken" | "withdrawn";

/** The part that is paid first, and when the rest is due. */
export type ProposalDeposit = Pick<DepositTerms, "percent" | "balance">;

/** Nights are kept for a proposal at most this long. */
export const LONGEST_KEEPING_HOURS = 48;

/** The longest that a proposal is valid. */
export const LONGEST_VALIDITY_DAYS = 30;

const HOUR = 3_600_000;

type Arrival = { readonly checkIn: Day; readonly timeZone: string };

/** In epoch milliseconds. Ends with the day of arrival, so that past nights cannot be paid for. */
export function endOfProposal(from: number, hours: number, { checkIn, timeZone }: Arrival): number {
  const arrivalDayEnds = instantOf({ day: checkIn, time: "23:59" }, timeZone);
  return Math.min(from + hours * HOUR, arrivalDayEnds);
}

type Offered = { readonly stay: Stay; readonly total: Centavos; readonly today: Day };

/** The deposit and the rest; null if everything is due at once by now. */
export function planOfProposal(
  deposit: ProposalDeposit | null,
  offered: Offered,
): PaymentPlan | null {
  if (!deposit) return null;
  return planFor({ ...deposit, fullWithinDays: 0, fullPeriods: [] }, offered);
}
