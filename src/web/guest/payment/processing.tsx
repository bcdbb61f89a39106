import { useTranslation } from "react-i18next";
import type { GuestPayment } from "../../../contract/guest-payment.ts";
import frame from "../frame/frame.module.css";
import { WaitingBox } from "./waiting-box.tsx";

/** The guest has paid, but the bank has not confirmed it yet. */
export function Processing({ payment: { means, purpose } }: { payment: GuestPayment }) {
  const { t } = useTranslation();
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>
          {t(means === "pix" ? "guestPayment.processing.pix" : "guestPayment.processing.card")}
        </h1>
      </header>
      <WaitingBox title={t("guestPayment.processing.box")} text={t(processingTexts[purpose])} />
    </div>
  );
}

const processingTexts = {
  booking: "guestPayment.processing.booking",
  balance: "guestPayment.processing.balance",
  change: "guestPayment.processing.change",
} as const;
