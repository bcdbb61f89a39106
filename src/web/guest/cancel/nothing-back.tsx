import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestChangeUrl } from "../../../contract/page-urls.ts";
import { formatDayOfMonth } from "../../../domain/format-stay.ts";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { TalkLink } from "../frame/talk-link.tsx";
import { AskButton } from "./ask-button.tsx";
import type { Cancelling } from "./cancelling.ts";

export function NothingBack(cancelling: Cancelling) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { booking, room, offer } = cancelling;
  const isUnpaid = offer.paid === 0;
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{t(isUnpaid ? "guestCancel.nothing.unpaidHeading" : "guestCancel.nothing.heading")}</h1>
        <p>{useReason(cancelling)}</p>
      </header>
      <div className={actions.actions}>
        <TalkLink code={booking.code} className={button.primary}>
          {t("guestCancel.talk")}
        </TalkLink>
        {booking.may.change !== "none" && (
          <Link className={button.line} to={local(guestChangeUrl(booking.code, room?.id))}>
            {t("guestCancel.change.short")}
          </Link>
        )}
        <AskButton
          cancelling={cancelling}
          className={button.quiet}
          words="guestCancel.cancelForNothing"
        />
      </div>
    </div>
  );
}

function useReason({ booking, room, offer }: Cancelling): string {
  const { t, i18n } = useTranslation();
  if (offer.paid === 0) return t("guestCancel.nothing.unpaid");
  if (room) return t("guestCancel.nothing.room");
  const last = booking.policy.at(-1);
  return last
    ? t("guestCancel.nothing.ended", {
        day: formatDayOfMonth(last.until.day, "long", i18n.language),
      })
    : t("guestCancel.nothing.never");
}
