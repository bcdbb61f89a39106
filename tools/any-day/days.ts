import { addDays, type Day, day, daysBetween, todayIn } from "../../src/domain/day.ts";

export type Kind = "beside" | "browser";

/** A day to run the tests on. Instants are counted from the machine's own today. */
export type TestDay = {
  readonly id: string;
  readonly kinds: readonly Kind[];
  /** Epoch milliseconds at which the day's run begins. */
  begins(now: number): number;
};

const PLACE = "America/Bahia";
const DAY = 86_400_000;

/** The calendar's corners, and days far enough apart to lie in every season. */
export const testDays: readonly TestDay[] = [
  ahead(11),
  ahead(40, "browser"),
  ahead(75),
  ahead(120),
  ahead(200),
  ahead(400),
  {
    id: "leap-day",
    kinds: ["beside", "browser"],
    begins: () => Date.parse("2028-02-29T12:00-03:00"),
  },
  { id: "month-end", kinds: ["beside"], begins: (now) => lastEvening(now, isMonthEnd) },
  { id: "year-end", kinds: ["beside", "browser"], begins: (now) => lastEvening(now, isYearEnd) },
];

function ahead(days: number, ...also: Kind[]): TestDay {
  return { id: `${days}`, kinds: ["beside", ...also], begins: (now) => now + days * DAY };
}

const isYearEnd = (one: Day) => one.endsWith("-12-31");
/** The last day of a month, except the year's, which has its own run. */
const isMonthEnd = (one: Day) => addDays(one, 1).endsWith("-01") && !isYearEnd(one);

/** Ten minutes before midnight at the property, on the next such day: the tests run across it. */
function lastEvening(now: number, isMeant: (one: Day) => boolean): number {
  let evening = todayIn(PLACE, now);
  while (!isMeant(evening) || startOf(evening) <= now) evening = addDays(evening, 1);
  return startOf(evening);
}

function startOf(evening: Day): number {
  return Date.parse(`${evening}T23:50-03:00`);
}

export function dayAtProperty(instant: number): Day {
  return todayIn(PLACE, instant);
}

/** Depends on the date: another day every day, and the same one for a second run that day. */
export function dayOfDate(now: number): TestDay {
  const today = todayIn(PLACE, now);
  const chosen = testDays[daysBetween(day("2026-01-01"), today) % testDays.length];
  if (!chosen) throw new Error(`no day for ${today}`);
  return chosen;
}
