import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import button from "../button.module.css";
import { Icon } from "../icon.tsx";
import styles from "./calendar.module.css";
import { monthName } from "./calendar-words.ts";

type Props = {
  first: Day;
  count: 1 | 2;
  canGoBack: boolean;
  canGoOn: boolean;
  onTurn: (count: 1 | -1) => void;
  grid: (month: Day) => ReactNode;
};

/** One month or two, and arrows to turn to others. */
export function PagedMonths({ first, count, canGoBack, canGoOn, onTurn, grid }: Props) {
  const { t, i18n } = useTranslation();
  const shown = Array.from({ length: count }, (_, index) => firstOfMonth(first, index));
  return (
    <>
      <button
        type="button"
        className={`${button.icon} ${styles.previous}`}
        aria-label={t("calendar.previousMonth")}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && onTurn(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={`${button.icon} ${styles.next}`}
        aria-label={t("calendar.nextMonth")}
        aria-disabled={!canGoOn}
        onClick={() => canGoOn && onTurn(1)}
      >
        <Icon name="chevron-right" />
      </button>
      {shown.map((month, index) => (
        <div key={index === 0 ? "first" : "second"}>
          <p className={styles.month} aria-live="polite">
            {monthName(month, i18n.language)}
          </p>
          {grid(month)}
        </div>
      ))}
    </>
  );
}
