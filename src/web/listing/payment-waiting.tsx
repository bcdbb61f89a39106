import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import button from "../ui/button.module.css";
import { Spinner } from "../ui/spinner.tsx";
import { CallUs } from "./call-us.tsx";
import styles from "./payment-dialog.module.css";

const LONG_WAIT_MS = 8_000;

type Props = {
  /** Null while there is nothing to reopen. */
  onRetry: (() => void) | null;
  back: { readonly label: string; readonly onPress: () => void };
};

/** Covers the provider's frame until it has loaded. */
export function PaymentWaiting({ onRetry, back }: Props) {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting}>
      <Spinner label={t("payment.loading")} />
      <p role="status">{isLong && t("payment.slow")}</p>
      {isLong && (
        <>
          <p className={styles.actions}>
            {onRetry && (
              <button type="button" className={button.primary} onClick={onRetry}>
                {t("payment.retry")}
              </button>
            )}
            <button type="button" className={button.line} onClick={back.onPress}>
              {back.label}
            </button>
          </p>
          <CallUs />
        </>
      )}
    </div>
  );
}
