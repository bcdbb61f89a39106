import { useTranslation } from "react-i18next";
import signs from "../kit/signs.module.css";
import styles from "./calendar-legend.module.css";

type Props = {
  sign: "reserved" | "full" | "unknown";
  /** Some nights are the guest's already. */
  isChange?: boolean;
};

/** What each colour and sign means. Hidden from screen readers: every day says it in words. */
export function CalendarLegend({ sign, isChange = false }: Props) {
  const { t } = useTranslation();
  return (
    <p className={`${signs.signs} ${styles.legend}`} aria-hidden>
      {isChange && (
        <span data-sign="own">
          <i>12</i> {t("calendar.sign.own")}
        </span>
      )}
      <span data-sign="stay">
        <i>{isChange ? 14 : 12}</i> {t(isChange ? "calendar.sign.new" : "calendar.sign.stay")}
      </span>
      <span data-sign={sign}>
        <i>19</i> {t(`calendar.sign.${sign}`)}
      </span>
    </p>
  );
}
