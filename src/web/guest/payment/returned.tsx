import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { guestPageUrl } from "../../../contract/page-urls.ts";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { TalkLink } from "../frame/talk-link.tsx";

/** It was paid, but the money goes back: shows how far, in the words of the account. */
export function Returned({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const isLost = booking.state === "refunded";
  const returns = booking.returns.length > 0 ? booking.returns : [t("guestPayment.returned.owed")];
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{t(isLost ? "guestPayment.returned.lost" : "guestPayment.returned.heading")}</h1>
        <p>{t(isLost ? "guestPayment.returned.lostText" : "guestPayment.returned.text")}</p>
      </header>
      {returns.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={actions.actions}>
        <Link className={button.primary} to={local(guestPageUrl(booking.code))}>
          {t("guestPayment.ended.own")}
        </Link>
        <TalkLink code={booking.code} className={button.line}>
          {t("guestPayment.returned.talk")}
        </TalkLink>
      </div>
    </div>
  );
}
