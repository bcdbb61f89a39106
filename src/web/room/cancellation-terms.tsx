import { useTranslation } from "react-i18next";
import { addDays, type Day } from "../../domain/day.ts";
import { formatDate } from "../../domain/format-stay.ts";
import type { CancellationPolicy } from "../../domain/property.ts";

export type TermsProps = {
  policy: CancellationPolicy;
  phone: string;
  checkIn: Day;
  today: Day;
};

/** The policy with the dates it means for a stay, as if it were bought today. */
export function CancellationTerms({ policy, phone, checkIn, today }: TermsProps) {
  const { t, i18n } = useTranslation();
  const date = (of: Day) => formatDate(of, i18n.language);
  const regretEnds = addDays(today, policy.regretDays);
  const tiers = policy.tiers
    .filter(({ refundPercent }) => refundPercent > 0)
    .map((tier) => ({ ...tier, until: addDays(checkIn, -tier.daysBefore) }))
    .filter(({ until }) => until >= today);
  // The days of regret are worth a line only where they give more than the house does.
  const isRegretCovered = tiers.some(
    (tier) => tier.refundPercent === 100 && tier.until >= regretEnds,
  );
  return (
    <>
      <ul>
        {policy.regretDays > 0 && !isRegretCovered && (
          <li>
            {t("booking.cancellation.regret", {
              date: date(regretEnds < checkIn ? regretEnds : checkIn),
              days: policy.regretDays,
            })}
          </li>
        )}
        {tiers.map(({ until, refundPercent }) => (
          <li key={until}>
            {refundPercent === 100
              ? t("booking.cancellation.full", { date: date(until) })
              : t("booking.cancellation.part", { date: date(until), percent: refundPercent })}
          </li>
        ))}
        <li>{t("booking.cancellation.nothing")}</li>
      </ul>
      <p>{t("booking.cancellation.how", { phone })}</p>
    </>
  );
}
