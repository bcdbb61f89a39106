import type { PropertyProblem, PropertyProblems } from "../../contract/owner/property.ts";
import { isFairPolicy, LEAST_REGRET_DAYS } from "../../domain/cancellation.ts";
import type { CancellationPolicy } from "../../domain/property.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { each, problemsIn, wholeWithin } from "./checks.ts";

export function editCancellation(
  edit: PropertyEdit,
  policy: CancellationPolicy,
): Promise<PropertyProblems> {
  const problems = problemsIn({
    regretDays: regret(policy.regretDays),
    steps: isFairPolicy({ ...policy, regretDays: LEAST_REGRET_DAYS }) ? null : "steps-not-fair",
    ...each("tiers", policy.tiers, (tier) => ({
      daysBefore: wholeWithin(tier.daysBefore, 0, 365),
      refundPercent: wholeWithin(tier.refundPercent, 1, 100),
    })),
  });
  return changeProperty(edit, "cancellation", problems, () => ({
    cancellation_policy: JSON.stringify(policy),
  }));
}

function regret(days: number): PropertyProblem | null {
  return days < LEAST_REGRET_DAYS ? "regret-too-short" : wholeWithin(days, LEAST_REGRET_DAYS, 90);
}
