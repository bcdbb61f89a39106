import { MOST_MONTHS } from "../../../contract/owner/numbers.ts";
import { type Month, parseMonth } from "../../../domain/month.ts";

export type Period = { readonly from: Month | null; readonly months: number };

/** '?de=2026-07&meses=3'. An invalid month or number of months counts as missing. */
export function periodIn(url: string): Period {
  const search = new URL(url).searchParams;
  const months = Number(search.get("meses"));
  const isCount = Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS;
  return { from: parseMonth(search.get("de") ?? ""), months: isCount ? months : MOST_MONTHS };
}

export function periodSearch(from: Month, months: number): string {
  return `?de=${from}&meses=${months}`;
}
