import { useTranslation } from "react-i18next";
import { isAfter, localTime } from "../../../domain/day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { formatDayOfMonth } from "../../../domain/format-stay.ts";
import { useSite } from "../../site.ts";
import type { Shown } from "./shown.ts";

const keys = {
  pix: {
    today: "guestPayment.ended.pixToday",
    before: "guestPayment.ended.pixBefore",
    off: "guestPayment.ended.pixOff",
  },
  card: {
    today: "guestPayment.ended.cardToday",
    before: "guestPayment.ended.cardBefore",
    off: "guestPayment.ended.cardOff",
  },
} as const;

/** When its time was over; if it was ended before, only that it is. */
export function useEndedHeading({ booking: { now }, payment }: Shown): string {
  const { t, i18n } = useTranslation();
  const { timeZone } = useSite().property;
  const texts = keys[payment.means];
  const until = localTime(timeZone, payment.until);
  if (isAfter(until, now)) return t(texts.off);
  const { day, time } = until;
  const hour = formatHour(time, i18n.language);
  if (day === now.day) return t(texts.today, { hour });
  return t(texts.before, { day: formatDayOfMonth(day, "long", i18n.language), hour });
}
