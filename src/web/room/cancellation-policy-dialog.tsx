import { useTranslation } from "react-i18next";
import type { CancellationStep } from "../../domain/cancellation.ts";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./cancellation.module.css";
import { CancellationTerms } from "./cancellation-terms.tsx";

type Props = { steps: readonly CancellationStep[]; onClose: () => void };

export function CancellationPolicyDialog({ steps, onClose }: Props) {
  const { t } = useTranslation();
  const heading = t("booking.cancellation.heading");
  return (
    <Dialog label={heading} onClose={onClose} className={styles.dialog}>
      <h2>{heading}</h2>
      <CancellationTerms steps={steps} />
      <button type="button" className={button.line} onClick={onClose}>
        {t("booking.cancellation.close")}
      </button>
    </Dialog>
  );
}
