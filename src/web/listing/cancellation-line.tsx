import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CancellationStep, Purchase } from "../../domain/cancellation.ts";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./cancellation.module.css";
import { CancellationTerms } from "./cancellation-terms.tsx";
import { useCancellation } from "./use-cancellation.ts";

/** The deadline of free cancellation for a purchase now; opens the whole policy. */
export function CancellationLine(purchase: Purchase) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { steps, line } = useCancellation(purchase);
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {line ?? t("booking.cancellation.terms")}
      </button>
      {isOpen && <CancellationPolicyDialog steps={steps} onClose={() => setOpen(false)} />}
    </>
  );
}

type Props = { steps: readonly CancellationStep[]; onClose: () => void };

function CancellationPolicyDialog({ steps, onClose }: Props) {
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
