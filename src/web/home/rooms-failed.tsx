import { useTranslation } from "react-i18next";
import { phoneUrl } from "../../contract/page-urls.ts";
import { useHouse } from "../house.ts";
import button from "../ui/button.module.css";
import styles from "./rooms-state.module.css";

/** Calm words, a retry and the phone; never what went wrong inside. */
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
