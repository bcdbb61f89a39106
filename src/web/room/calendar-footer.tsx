import { useTranslation } from "react-i18next";
import { formatStay } from "../../domain/format-stay.ts";
import { nightCount } from "../../domain/stay.ts";
import button from "../ui/button.module.css";
import styles from "./dates-calendar.module.css";
import type { DateField, Judgement } from "./judge-booking.ts";

type Props = {
  judged: Judgement;
  picking: DateField | null;
  isPhone: boolean;
  isKnown: boolean;
  onClear: () => void;
  onClose: () => void;
};

export function CalendarFooter(props: Props) {
  const { t } = useTranslation();
  if (props.isPhone) return <PhoneFooter {...props} />;
  return (
    <div className={styles.foot}>
      <CalendarLegend isKnown={props.isKnown} />
      <button type="button" className={button.quiet} onClick={props.onClear}>
        {t("booking.calendar.clear")}
      </button>
      <button type="button" className={button.line} onClick={props.onClose}>
        {t("booking.calendar.close")}
      </button>
    </div>
  );
}

function PhoneFooter({ judged: { stay }, picking, onClose }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <p className={styles.chosen} aria-live="polite">
        {stay ? (
          <>
            <b>{t("booking.nights", { count: nightCount(stay) })}</b>
            {formatStay(stay, "long", i18n.language)}
          </>
        ) : (
          t(
            picking === "check-in"
              ? "booking.calendar.pickCheckIn"
              : "booking.calendar.pickCheckOut",
          )
        )}
      </p>
      <button type="button" className={button.primary} onClick={onClose}>
        {t("booking.calendar.confirm")}
      </button>
    </>
  );
}

export function CalendarLegend({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.legend} aria-hidden>
      <span data-sign="stay">
        <i>12</i> {t("booking.calendar.yourStay")}
      </span>
      <span data-sign={isKnown ? "reserved" : "unknown"}>
        <i>19</i> {t(isKnown ? "booking.calendar.reservedDay" : "booking.calendar.unknownDay")}
      </span>
    </p>
  );
}
