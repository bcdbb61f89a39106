import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { guestPixUrl } from "../../contract/page-urls.ts";
import { SendButton } from "../form/send-button.tsx";
import { useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { openPixOf } from "./open-pix-of.ts";
import styles from "./payments.module.css";
import { Row, Rows } from "./rows.tsx";
import { NotDone, SentForm } from "./sent-form.tsx";
import { useSent } from "./use-sent.ts";

/** Link to the open Pix, or form for a new one for what is open. */
export function PixWay({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const sent = useSent("pix");
  const pix = openPixOf(booking);
  if (pix) {
    return (
      <div className={`screen ${styles.pix}`}>
        <Rows>
          <Row
            icon="wallet"
            title={t("guest.pix.see")}
            text={t(`guest.pix.${pix}`)}
            to={local(guestPixUrl(booking.code))}
          />
        </Rows>
      </div>
    );
  }
  if (!booking.isPayableByPix || booking.ways.pix === "code") return null;
  return (
    <SentForm intent="pix" sent={sent} className={`screen ${styles.pix}`}>
      <SendButton isOff={sent.isBusy} className={button.quiet}>
        {t("guest.pix.open")}
      </SendButton>
      <NotDone answer={sent.answer} />
    </SentForm>
  );
}
