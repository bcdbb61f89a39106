import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Purchase } from "../../domain/cancellation.ts";
import styles from "./cancellation.module.css";
import { CancellationPolicyDialog } from "./cancellation-policy-dialog.tsx";
import { useCancellation } from "./use-cancellation.ts";

/** Until when everything comes back, as if it were bought now; it opens the whole policy. */
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
