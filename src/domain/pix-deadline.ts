import { addDays, type Day, localTime, todayIn } from "./day.ts";
import { instantOf } from "./instant.ts";

const HOUR = 60 * 60_000;
const WAIT_MS = 2 * HOUR;
/** The hours in which the house can be expected to look at the bank. */
const [OPENS, CLOSES] = ["08:00", "20:00"] as const;

type Arrival = {
  readonly timeZone: string;
  readonly checkIn: Day;
  /** Local time, '14:00'. */
  readonly checkInTime: string;
};

/**
 * Until when nights are held after the guest says that a Pix is paid: two of the house's hours, and
 * not past check-in. In epoch milliseconds.
 */
export function pixDeadline(told: number, { timeZone, checkIn, checkInTime }: Arrival): number {
  const arrival = instantOf({ day: checkIn, time: checkInTime }, timeZone);
  let left = WAIT_MS;
  for (let day = todayIn(timeZone, told); ; day = addDays(day, 1)) {
    const from = Math.max(told, instantOf({ day, time: OPENS }, timeZone));
    const open = Math.max(0, instantOf({ day, time: CLOSES }, timeZone) - from);
    if (open >= left) return Math.min(from + left, arrival);
    left -= open;
  }
}

/**
 * Until when the nights of a Pix that is said now to be paid go to another guest who pays for them:
 * not at all by day, when the house can look, and at night until it opens. In epoch milliseconds.
 */
export function yieldsUntil(told: number, timeZone: string): number {
  const { day, time } = localTime(timeZone, told);
  if (OPENS <= time && time < CLOSES) return told;
  return instantOf({ day: time < OPENS ? day : addDays(day, 1), time: OPENS }, timeZone);
}
