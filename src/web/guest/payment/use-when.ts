import { useTranslation } from "react-i18next";
import { addDays, type LocalTime, localTime } from "../../../domain/day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { formatDayOfMonth } from "../../../domain/format-stay.ts";
import { useSite } from "../../site.ts";

/**
 * Formats an instant by the property's clock: 'hoje, às 17h35', 'amanhã, 19 de novembro, às 9h'.
 * Empty for null.
 */
export function useWhen(now: LocalTime): (instant: number | null) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { timeZone } = useSite().property;
  return (instant) => {
    if (instant === null) return "";
    const { day, time } = localTime(timeZone, instant);
    const hour = formatHour(time, language);
    if (day === now.day) return t("toPay.when.today", { hour });
    const isNext = day === addDays(now.day, 1);
    const words = { day: formatDayOfMonth(day, "long", language), hour };
    return t(isNext ? "toPay.when.tomorrow" : "toPay.when.later", words);
  };
}
