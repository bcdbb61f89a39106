import { useTranslation } from "react-i18next";
import { CopyButton } from "../ui/copy-button.tsx";
import styles from "./booking-card.module.css";

/** The code to read out on the phone, or to copy. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation();
  const words = {
    copy: t("confirmation.copy"),
    copied: t("confirmation.copied"),
    failed: t("confirmation.copyFailed"),
  };
  return (
    <div className={styles.code}>
      <p>
        <span>{t("confirmation.code")}</span>
        <b className="num">{code}</b>
      </p>
      <CopyButton text={code} words={words} answerClassName={styles.answer} />
    </div>
  );
}
