import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { PolicyStep } from "../../contract/guest-api.ts";
import type { CancellationStep } from "../../domain/cancellation.ts";
import { type Day, daysBetween } from "../../domain/day.ts";
import styles from "./policy-line.module.css";

export type ShownStep = {
  /** Until when. */
  readonly until: string;
  readonly what: string;
  readonly why: string;
  readonly when: PolicyStep["when"];
};

type Props = {
  steps: readonly ShownStep[];
  /** For a bought policy today is marked on the line. */
  isBought: boolean;
};

/** A policy as a timeline. Nothing is refunded after its last step. */
export function PolicySteps({ steps, isBought }: Props) {
  const { t } = useTranslation();
  const isOver = isBought && steps.every(({ when }) => when === "past");
  const today = <span className={styles.here}>{t("plans.today")}</span>;
  return (
    <ol className={styles.line}>
      {steps.map(({ until, what, why, when }) => {
        const isNow = when === "now";
        return (
          <li
            key={until}
            className={styles[when]}
            aria-current={isNow && isBought ? "step" : undefined}
          >
            {isNow && isBought && today}
            <span>{t("plans.until", { minute: until })}</span>
            <b>{what}</b>
            <small>{why}</small>
          </li>
        );
      })}
      <li className={isOver ? styles.now : undefined} aria-current={isOver ? "step" : undefined}>
        {isOver && today}
        <span>{t(steps.length > 0 ? "plans.afterwards" : "plans.always")}</span>
        <b>{t("plans.nothing")}</b>
        <small>{t("plans.nothingText")}</small>
      </li>
    </ol>
  );
}

/** 'Volta metade' */
export function shareBack({ refundPercent: percent }: CancellationStep, t: TFunction): string {
  if (percent === 100) return t("plans.all");
  return percent === 50 ? t("plans.half") : t("plans.part", { percent });
}

/** Why that deadline: the law, or how long before the arrival. */
export function reasonOf(step: CancellationStep, checkIn: Day, t: TFunction): string {
  if (step.isRegret) return t("plans.regret");
  const count = daysBetween(step.until.day, checkIn);
  return count > 0 ? t("plans.before", { count }) : t("plans.onTheDay");
}
