import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Proposal } from "../../contract/proposal-api.ts";
import { type CancellationStep, freeStep } from "../../domain/cancellation.ts";
import { daysBetween } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import frame from "../guest/frame/frame.module.css";
import { PolicySteps, reasonOf, shareBack } from "../guest/policy-steps.tsx";
import { minuteInShort } from "../guest/stay-words.ts";
import { useLanguage } from "../language.ts";

export const POLICY_ID = "prazos";

/** What a cancellation would refund if it were paid now. */
export function ProposalPolicy({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const steps = proposal.policy.map((step, index) => ({
    when: index === 0 ? ("now" as const) : ("ahead" as const),
    until: untilWords(step, proposal, t, language),
    what: shareBack(step, t),
    why: reasonOf(step, proposal.stay.checkIn, t),
  }));
  return (
    <section className={frame.block} id={POLICY_ID} aria-labelledby="prazos-titulo">
      <h2 id="prazos-titulo">{t("plans.heading")}</h2>
      <PolicySteps steps={steps} isBought={false} />
      <p className={frame.small}>{t("proposal.policyText")}</p>
    </section>
  );
}

/** 'Cancelamento grátis até 7 dias depois de pagar.'; null if it never is. */
export function useFreeLine(proposal: Proposal): string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const step = freeStep(proposal.policy);
  return step && t("proposal.pay.free", { until: untilWords(step, proposal, t, language) });
}

/** The withdrawal period runs from the payment: it is given in days, unless the arrival ends it. */
function untilWords(
  step: CancellationStep,
  { now }: Proposal,
  t: TFunction,
  language: Language,
): string {
  const runsFromPayment = step.isRegret && step.until.time === now.time;
  if (!runsFromPayment) return minuteInShort(step.until, language);
  return t("proposal.daysAfter", { count: daysBetween(now.day, step.until.day) });
}
