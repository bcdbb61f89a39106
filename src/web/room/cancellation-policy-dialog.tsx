import { useTranslation } from "react-i18next";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./cancellation.module.css";
import { CancellationTerms, type TermsProps } from "./cancellation-terms.tsx";

/** The policy with the dates it means for this stay. */
export function CancellationPolicyDialog({
  onClose,
  ...terms
}: TermsProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const heading = t("booking.cancellation.heading");
  return (
    <Dialog label={heading} onClose={onClose} className={styles.dialog}>
      <h2>{heading}</h2>
      <CancellationTerms {...terms} />
      <button type="button" className={button.line} onClick={onClose}>
        {t("booking.cancellation.close")}
      </button>
    </Dialog>
  );
}
