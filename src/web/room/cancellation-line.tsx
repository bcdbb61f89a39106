import { useState } from "react";
import { useTranslation } from "react-i18next";
import { freeCancellationUntil } from "../../domain/cancellation.ts";
import type { Day } from "../../domain/day.ts";
import { formatDayOfMonth } from "../../domain/format-stay.ts";
import { useHouse } from "../house.ts";
import styles from "./cancellation.module.css";
import { CancellationPolicyDialog } from "./cancellation-policy-dialog.tsx";

/** Until when everything comes back, as if it were bought today; it opens the whole policy. */
export function CancellationLine({ checkIn, today }: { checkIn: Day; today: Day }) {
  const { t, i18n } = useTranslation();
  const { property } = useHouse();
  const [isOpen, setOpen] = useState(false);
  const until = freeCancellationUntil(property.cancellationPolicy, checkIn, today);
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {until
          ? t("booking.cancellation.free", { date: formatDayOfMonth(until, "long", i18n.language) })
          : t("booking.cancellation.terms")}
      </button>
      {isOpen && (
        <CancellationPolicyDialog
          policy={property.cancellationPolicy}
          phone={property.phone}
          checkIn={checkIn}
          today={today}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
