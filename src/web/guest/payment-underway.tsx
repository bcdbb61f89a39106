import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { guestPaymentUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import styles from "./payments.module.css";
import { Row, Rows } from "./rows.tsx";

/** The way back to a payment with a page of its own, as long as it is open. */
export function PaymentUnderway({ booking: { code, payment } }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  if (!payment) return null;
  return (
    <div className={`screen ${styles.pix}`}>
      <Rows>
        <Row
          icon="wallet"
          title={t("guest.online.goOn")}
          text={t(`guest.online.${payment.means}`)}
          to={local(guestPaymentUrl(code))}
        />
      </Rows>
    </div>
  );
}
