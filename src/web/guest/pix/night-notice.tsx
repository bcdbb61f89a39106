import { useTranslation } from "react-i18next";
import { Message } from "../frame/message.tsx";
import { mayMeetNightLimit } from "./night-limit.ts";
import type { Shown } from "./shown.ts";

export function NightNotice({ booking, pix }: Shown) {
  const { t } = useTranslation();
  if (!mayMeetNightLimit(booking.now.time, pix.amount)) return null;
  return (
    <Message kind="warn" icon="moon-star">
      {t(`guestPix.night.${pix.purpose}`)} {booking.isPayableOnline && t("guestPix.nightCard")}
    </Message>
  );
}
