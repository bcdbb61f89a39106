import type { PropertyProblems } from "../../contract/owner/property.ts";
import type { DepositTerms } from "../../domain/payment-plan.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { each, line, problemsIn, wholeWithin } from "./checks.ts";

const LONGEST = 365;
const MOST_PERIODS = 20;

/** Applies to later bookings; earlier ones keep the plan they were bought with. Null: all at once. */
export function editDeposit(
  edit: PropertyEdit,
  terms: DepositTerms | null,
): Promise<PropertyProblems> {
  return changeProperty(edit, "deposit", terms ? problemsOf(terms) : {}, () => ({
    deposit_terms: terms && JSON.stringify(terms),
  }));
}

function problemsOf({ percent, balance, fullWithinDays, fullPeriods }: DepositTerms) {
  return problemsIn({
    percent: wholeWithin(percent, 1, 99),
    daysBefore: balance === "at-property" ? null : wholeWithin(balance.daysBefore, 1, LONGEST),
    fullWithinDays: wholeWithin(fullWithinDays, 0, LONGEST),
    fullPeriods: fullPeriods.length > MOST_PERIODS ? "too-long" : null,
    ...each("fullPeriods", fullPeriods, ({ name, firstNight, lastNight }) => ({
      name: line(name),
      lastNight: lastNight < firstNight ? "ends-before" : null,
    })),
  });
}
