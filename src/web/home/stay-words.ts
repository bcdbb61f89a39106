import type { TFunction } from "i18next";
import { type Day, toEpoch } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import type { Stay } from "../../domain/stay.ts";

/** 'Sáb., 12 de dez.' */
export function shortDay(of: Day, language: string): string {
  const text = formatDay(of, "short", language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** '12 a 15 de dezembro', '30 de dezembro a 2 de janeiro' */
export function stayRange({ checkIn, checkOut }: Stay, t: TFunction, language: string): string {
  if (checkIn.slice(0, 7) === checkOut.slice(0, 7)) {
    const from = Number(checkIn.slice(8));
    const to = Number(checkOut.slice(8));
    return t("home.range.sameMonth", { from, to, month: format(checkIn, "month", language) });
  }
  const [from, to] = [checkIn, checkOut].map((of) => format(of, "day", language));
  return t("home.range.acrossMonths", { from, to });
}

const styles = {
  month: { month: "long" },
  day: { day: "numeric", month: "long" },
} as const;

function format(of: Day, style: keyof typeof styles, language: string): string {
  const options = { ...styles[style], timeZone: "UTC" };
  return new Intl.DateTimeFormat(language, options).format(toEpoch(of));
}
