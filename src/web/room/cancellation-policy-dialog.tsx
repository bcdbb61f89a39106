import { useTranslation } from "react-i18next";
import { addDays, type Day } from "../../domain/day.ts";
import { formatDate } from "../../domain/format-stay.ts";
import type { CancellationPolicy } from "../../domain/property.ts";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./cancellation.module.css";

type Props = {
  policy: CancellationPolicy;
  phone: string;
  checkIn: Day;
  today: Day;
  onClose: () => void;
};

/** The policy with the dates it means for this stay. */
export function CancellationPolicyDialog({ policy, phone, checkIn, today, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const heading = t("booking.cancellation.heading");
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
    <Dialog label={heading} onClose={onClose} className={styles.dialog}>
      <h2>{heading}</h2>
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
      <button type="button" className={button.line} onClick={onClose}>
        {t("booking.cancellation.close")}
      </button>
    </Dialog>
  );
}
