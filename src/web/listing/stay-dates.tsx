import { useTranslation } from "react-i18next";
import { formatDay } from "../../domain/format-day.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import styles from "./stay-dates.module.css";

/** Long format, because 05/06 is read the other way round in Brazil. */
export function StayDates({ stay }: { stay: Stay }) {
  const { t, i18n } = useTranslation();
  const sameYear = stay.checkIn.slice(0, 4) === stay.checkOut.slice(0, 4);
  const from = formatDay(stay.checkIn, "long", i18n.language);
  const to = formatDay(stay.checkOut, sameYear ? "long-no-year" : "long", i18n.language);
  return (
    <div className={styles.stay}>
      <svg viewBox="0 0 12 48" preserveAspectRatio="none" aria-hidden>
        <path d="M6 12V36" />
        <circle cx="6" cy="10" r="3.5" />
        <circle cx="6" cy="38" r="3.5" />
      </svg>
      <p>
        <span>{`${from} → `}</span>
        <span>{`${to} · ${t("booking.nights", { count: nightCount(stay) })}`}</span>
      </p>
    </div>
  );
}
