import { useTranslation } from "react-i18next";
import button from "../button.module.css";
import notice from "../notice.module.css";

/** The calendar's code failed to load. The fields above it still work. */
export function MissingCalendar({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <div className={notice.notice} role="alert">
      <p>{t("booking.calendar.missing")}</p>
      <p>
        <button type="button" className={button.line} onClick={onRetry}>
          {t("booking.calendar.retry")}
        </button>
      </p>
    </div>
  );
}
