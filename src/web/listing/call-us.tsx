import { useTranslation } from "react-i18next";
import { phoneUrl } from "../../contract/page-urls.ts";
import { useSite } from "../site.ts";
import styles from "./payment-dialog.module.css";

export function CallUs() {
  const { t } = useTranslation();
  const { phone } = useSite().property;
  return (
    <p className={styles.call}>
      {t("payment.callUs")}{" "}
      <a className="tap" href={phoneUrl(phone)}>
        {phone}
      </a>
      .
    </p>
  );
}
