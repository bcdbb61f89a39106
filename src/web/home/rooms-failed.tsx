import { useTranslation } from "react-i18next";
import { phoneUrl } from "../../contract/page-urls.ts";
import { useHouse } from "../house.ts";
import button from "../ui/button.module.css";
import styles from "./rooms-state.module.css";

/** A retry and the phone number; no technical details. */
export function RoomsFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  const { phone } = useHouse().property;
  return (
    <div className={styles.state} role="alert">
      <h3>{t("home.rooms.failed")}</h3>
      <p>
        {t("home.rooms.failedMore")} <a href={phoneUrl(phone)}>{phone}</a>
      </p>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onRetry}>
          {t("home.rooms.retry")}
        </button>
      </div>
    </div>
  );
}
