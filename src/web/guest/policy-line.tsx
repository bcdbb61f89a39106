import { useTranslation } from "react-i18next";
import type { GuestBooking, PolicyStep } from "../../contract/guest-api.ts";
import { daysBetween } from "../../domain/day.ts";
import { formatMoney } from "../../domain/money.ts";
import { useLanguage } from "../language.ts";
import styles from "./policy-line.module.css";
import { minuteInShort } from "./stay-words.ts";

type Props = {
  booking: GuestBooking;
  /** They are of the whole booking. */
  hasAmounts?: boolean;
};

/** The bought policy as a line in time, with today's place on it. */
export function PolicyLine({ booking, hasAmounts = true }: Props) {
  const { t } = useTranslation();
  const { policy } = booking;
  const isOver = policy.every(({ when }) => when === "past");
  return (
    <ol className={styles.line}>
      {policy.map((step) => (
        <Step key={`${step.until.day} ${step.until.time}`} {...{ step, booking, hasAmounts }} />
      ))}
      <li className={isOver ? styles.now : undefined} aria-current={isOver ? "step" : undefined}>
        {isOver && <span className={styles.here}>{t("plans.today")}</span>}
        <span>{t(policy.length > 0 ? "plans.afterwards" : "plans.always")}</span>
        <b>{t("plans.nothing")}</b>
        <small>{t("plans.nothingText")}</small>
      </li>
    </ol>
  );
}

function Step({ step, booking, hasAmounts }: Required<Props> & { step: PolicyStep }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { when, amount } = step;
  const isNow = when === "now";
  const what = useShare(step.refundPercent);
  const isNamed = hasAmounts && when !== "past" && amount > 0;
  return (
    <li className={styles[when]} aria-current={isNow ? "step" : undefined}>
      {isNow && <span className={styles.here}>{t("plans.today")}</span>}
      <span>{t("plans.until", { minute: minuteInShort(step.until, language) })}</span>
      <b>{isNamed ? `${what}: ${formatMoney(amount, i18n.language)}` : what}</b>
      <small>{useReason(step, booking)}</small>
    </li>
  );
}

function useShare(percent: number): string {
  const { t } = useTranslation();
  if (percent === 100) return t("plans.all");
  return percent === 50 ? t("plans.half") : t("plans.part", { percent });
}

function useReason({ when, isRegret, until }: PolicyStep, { checkIn }: GuestBooking): string {
  const { t } = useTranslation();
  if (when === "past") return t("plans.over");
  if (isRegret) return t("plans.regret");
  const count = daysBetween(until.day, checkIn);
  return count > 0 ? t("plans.before", { count }) : t("plans.onTheDay");
}
