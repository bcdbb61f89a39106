import { useTranslation } from "react-i18next";
import type { GuestBooking, PolicyStep } from "../../contract/guest-api.ts";
import { formatMoney } from "../../domain/money.ts";
import { useLanguage } from "../language.ts";
import { PolicySteps, reasonOf, type ShownStep, shareBack } from "./policy-steps.tsx";
import { minuteInShort } from "./stay-words.ts";

type Props = {
  booking: GuestBooking;
  /** False for one of several rooms, because the amounts are of the whole booking. */
  hasAmounts?: boolean;
};

/** The bought policy as a line in time, with today's place on it. */
export function PolicyLine({ booking, hasAmounts = true }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = (step: PolicyStep): ShownStep => {
    const { when, amount } = step;
    const share = shareBack(step, t);
    const isNamed = hasAmounts && when !== "past" && amount > 0;
    return {
      when,
      until: minuteInShort(step.until, language),
      what: isNamed ? `${share}: ${formatMoney(amount, language)}` : share,
      why: when === "past" ? t("plans.over") : reasonOf(step, booking.checkIn, t),
    };
  };
  return <PolicySteps steps={booking.policy.map(shown)} isBought />;
}
