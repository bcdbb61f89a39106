import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RoomForGuest } from "../../../contract/api.ts";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { guestsInWords } from "../../../contract/guests-words.ts";
import { guestCalendarFileUrl, guestPageUrl } from "../../../contract/page-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { nightCount } from "../../../domain/stay.ts";
import { useLanguage, useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import actions from "../../ui/kit/actions.module.css";
import chip from "../../ui/kit/chip.module.css";
import frame from "../frame/frame.module.css";

export function Changed({ booking, room }: { booking: GuestBooking; room: RoomForGuest }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <p className={chip.ok}>
          <Icon name="check" /> {t("guestChange.done.chip")}
        </p>
        <h1>{t("guestChange.done.heading", { stay: formatStay(room, "long", i18n.language) })}</h1>
        <p>
          {t("guestChange.done.text", {
            room: room.name,
            nights: t("booking.nights", { count: nightCount(room) }),
            guests: guestsInWords(room.guests, language),
          })}
        </p>
      </header>
      <div className={actions.actions}>
        <Link className={button.primary} to={local(guestPageUrl(booking.code))}>
          {t("guestChange.done.see")}
        </Link>
        <a className={button.line} href={guestCalendarFileUrl(booking.code)}>
          <Icon name="calendar-plus" /> {t("guestChange.done.calendar")}
        </a>
      </div>
    </div>
  );
}
