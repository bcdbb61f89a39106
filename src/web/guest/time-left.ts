import type { TFunction } from "i18next";

const MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

export type TimeLeft = { readonly words: string; readonly count: number };

/**
 * The time between two instants in its two largest units, never more than there is; null if it is
 * over. `count` is the number that the verb agrees with.
 */
export function timeLeft(from: number, until: number, t: TFunction): TimeLeft | null {
  const minutes = Math.floor((until - from) / MINUTE);
  if (minutes < 0) return null;
  const units = [
    { key: "plans.time.days", count: Math.floor(minutes / MINUTES_PER_DAY) },
    {
      key: "plans.time.hours",
      count: Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR),
    },
    { key: "plans.time.minutes", count: minutes % MINUTES_PER_HOUR },
  ];
  const first = units.findIndex(({ count }) => count > 0);
  if (first === -1) return { words: t("plans.time.minutes", { count: 1 }), count: 1 };
  const said = units.slice(first, first + 2).filter(({ count }) => count > 0);
  const [one = "", other] = said.map(({ key, count }) => t(key, { count }));
  return {
    words: other ? t("plans.time.and", { one, other }) : one,
    count: said.length > 1 ? said.length : (said[0]?.count ?? 1),
  };
}
