import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import button from "../ui/button.module.css";
import styles from "./booking-card.module.css";

/** The code to read out on the phone, or to copy; the answer to a copy is heard as well as seen. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<"copied" | "failed" | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setAnswer("copied");
    } catch {
      setAnswer("failed");
    }
  }

  return (
    <div className={styles.code}>
      <p>
        <span>{t("confirmation.code")}</span>
        <b className="num">{code}</b>
      </p>
      <p className={styles.answer} role="status">
        {answer === "copied" && t("confirmation.copied")}
        {answer === "failed" && t("confirmation.copyFailed")}
      </p>
      <button
        type="button"
        className={button.icon}
        aria-label={t("confirmation.copy")}
        onClick={copy}
      >
        {answer === "copied" ? (
          <Check className="ic" aria-hidden />
        ) : (
          <Copy className="ic" aria-hidden />
        )}
      </button>
    </div>
  );
}
