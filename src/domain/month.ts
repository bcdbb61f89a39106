import { type Day, day } from "./day.ts";

/** 'YYYY-MM'. */
declare const monthBrand: unique symbol;
export type Month = string & { readonly [monthBrand]: true };

export function parseMonth(text: string): Month | null {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text) ? (text as Month) : null;
}

export function monthOf(of: Day): Month {
  return of.slice(0, 7) as Month;
}

export function addMonths(from: Month, count: number): Month {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const months = year * 12 + (month - 1) + count;
  const pad = (number: number, width: number) => String(number).padStart(width, "0");
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}` as Month;
}

/** The first day of a day's month, or of one so many months on. */
export function firstOfMonth(of: Day, monthsOn = 0): Day {
  return firstDayOf(addMonths(monthOf(of), monthsOn));
}

export function firstDayOf(month: Month): Day {
  return day(`${month}-01`);
}
