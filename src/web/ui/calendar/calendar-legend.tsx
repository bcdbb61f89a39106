import { useTranslation } from "react-i18next";
import styles from "./calendar.module.css";

/** What a day's look means. Every day also says it in words, so this is for the eyes alone. */
export function CalendarLegend({ sign }: { sign: "reserved" | "full" | "unknown" }) {
  const { t } = useTranslation();
  return (
    <p className={styles.legend} aria-hidden>
      <span data-sign="stay">
        <i>12</i> {t("calendar.sign.stay")}
      </span>
      <span data-sign={sign}>
        <i>19</i> {t(`calendar.sign.${sign}`)}
      </span>
    </p>
  );
}
