import type { TFunction } from "i18next";
import { addDays, type LocalTime, localTime } from "../../../domain/day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { formatDayOfMonth } from "../../../domain/format-stay.ts";

type Reader = { readonly t: TFunction; readonly language: string; readonly timeZone: string };

/** An instant by the property's clock: 'hoje, às 17h35', 'amanhã, 19 de novembro, às 9h'. */
export function whenInWords(instant: number, now: LocalTime, reader: Reader): string {
  const { t, language, timeZone } = reader;
  const { day, time } = localTime(timeZone, instant);
  const hour = formatHour(time, language);
  if (day === now.day) return t("guestPix.when.today", { hour });
  const isNext = day === addDays(now.day, 1);
  const words = { day: formatDayOfMonth(day, "long", language), hour };
  return t(isNext ? "guestPix.when.tomorrow" : "guestPix.when.later", words);
}
