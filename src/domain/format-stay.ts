import { type Day, toEpoch } from "./day.ts";
import { dayFormatter } from "./day-formatter.ts";
import type { Stay } from "./stay.ts";

type Width = "long" | "short";

const dayAndMonth: Readonly<Record<Width, Intl.DateTimeFormatOptions>> = {
  long: { day: "numeric", month: "long" },
  short: { day: "numeric", month: "short" },
};
const fullDate: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/** '12 de dezembro', '12 de dez.' */
export function formatDayOfMonth(of: Day, width: Width, language: string): string {
  return dayFormatter(language, dayAndMonth[width]).format(toEpoch(of));
}

/** '17 de dezembro de 2027' */
export function formatDate(of: Day, language: string): string {
  return dayFormatter(language, fullDate).format(toEpoch(of));
}

/** '12 a 15 de dezembro', '30 de dez. a 2 de jan.' */
export function formatStay({ checkIn, checkOut }: Stay, width: Width, language: string): string {
  const [from, to] = [checkIn, checkOut].map((of) => formatDayOfMonth(of, width, language));
  const isPortuguese = language.startsWith("pt");
  if (checkIn.slice(0, 7) !== checkOut.slice(0, 7))
    return `${from} ${isPortuguese ? "a" : "–"} ${to}`;
  return isPortuguese
    ? `${Number(checkIn.slice(8))} a ${to}`
    : `${from}–${Number(checkOut.slice(8))}`;
}
