import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import modal from "../ui/kit/modal.module.css";
import styles from "./payment-dialog.module.css";

type Props = {
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** What is paid for. */
  summary: ReactNode;
  isBusy: boolean;
  children: ReactNode;
};

/** The modal around the provider's form. */
export function PaymentShell({ label, closeLabel, onClose, summary, isBusy, children }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      label={label}
      onClose={onClose}
      className={`rise ${modal.modal} ${styles.dialog}`}
      closesOnOverlay={false}
    >
      <div className={styles.head}>
        <p>
          <Icon name="lock-keyhole" /> {t("payment.secure")}
        </p>
        <button type="button" className={button.icon} aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.form} aria-busy={isBusy}>
        {children}
      </div>
    </Dialog>
  );
}
