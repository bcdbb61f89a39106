import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { Contacts } from "../../ui/contacts.tsx";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";

export function NotHere({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{t("guestCancel.notHere.heading")}</h1>
        <p>{t("guestCancel.notHere.text")}</p>
      </header>
      <div className={actions.actions}>
        <Contacts code={booking.code} />
      </div>
    </div>
  );
}
