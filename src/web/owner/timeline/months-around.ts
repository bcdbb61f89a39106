import { addMonths, type Month } from "../../../domain/month.ts";

const BEFORE = 12;
const AFTER = 24;

type Year = { readonly year: string; readonly months: readonly Month[] };

/** The months in the menu: last year, the next two, and the one that is shown. */
export function monthsAround(shown: Month, current: Month): Year[] {
  const near = Array.from({ length: BEFORE + 1 + AFTER }, (_, index) =>
    addMonths(current, index - BEFORE),
  );
  const months = [...new Set([...near, shown])].sort();
  return [...new Set(months.map(yearOf))].map((year) => {
    return { year, months: months.filter((month) => yearOf(month) === year) };
  });
}

const yearOf = (month: Month) => month.slice(0, 4);
