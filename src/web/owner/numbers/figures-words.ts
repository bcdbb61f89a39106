import type { Figures } from "../../../contract/owner/numbers.ts";
import { toEpoch } from "../../../domain/day.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { firstDayOf, type Month } from "../../../domain/month.ts";
import { plural } from "../ui/words.ts";

const months = new Intl.DateTimeFormat("pt-BR", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const percents = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 1 });

/** 'nov 2026', on one line. */
export function monthName(month: Month): string {
  return months.format(toEpoch(firstDayOf(month))).replace(/\.? de /, "\u00A0");
}

/** Sold nights in percent. */
export function occupancy({ soldNights, roomNights }: Figures): number {
  return roomNights === 0 ? 0 : Math.round((soldNights / roomNights) * 100);
}

export const money = (amount: Centavos) => formatMoney(amount, "pt-BR");

/** Rounded: an average to the centavo would suggest false precision. */
export function averageWords(rate: Centavos | null): string {
  return rate === null ? "–" : money(Math.round(rate / 100) * 100);
}

/** '15,3%' */
export function shareWords(part: number, whole: number): string {
  return percents.format(whole === 0 ? 0 : part / whole);
}

export const count = (nights: number) => nights.toLocaleString("pt-BR");

/** '3 noites com valor a completar' */
export function unpricedWords({ unpricedNights }: Figures): string {
  return `${plural(unpricedNights, "noite", "noites")} com valor a completar`;
}
