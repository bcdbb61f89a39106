import type { Figures } from "../../../contract/owner/numbers.ts";
import { toEpoch } from "../../../domain/day.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { firstDayOf, type Month } from "../../../domain/month.ts";

const months = new Intl.DateTimeFormat("pt-BR", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** 'nov 2026', on one line. */
export function monthName(month: Month): string {
  return months.format(toEpoch(firstDayOf(month))).replace(/\.? de /, "\u00A0");
}

/** Sold nights in percent. */
export function occupancy({ soldNights, roomNights }: Figures): number {
  return roomNights === 0 ? 0 : Math.round((soldNights / roomNights) * 100);
}

/** Rounded: an average to the centavo would suggest false precision. */
export function averageWords(rate: Centavos | null): string {
  return rate === null ? "–" : formatMoney(Math.round(rate / 100) * 100, "pt-BR");
}
