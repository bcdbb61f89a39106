import { addDays } from "./day.ts";
import { includesReservedDay, nightCount, type Reserved, type Stay } from "./stay.ts";

export const ALTERNATIVES_WITHIN_DAYS = 30;
const MOST = 3;

/** The nearest free stays of the same length, nearest first. */
export function nearestFreeStays(
  wanted: Stay,
  { reserved, sameDayTurnover }: Reserved,
  isAllowed: (stay: Stay) => boolean,
): Stay[] {
  const nights = nightCount(wanted);
  const free: Stay[] = [];
  for (let distance = 1; distance <= ALTERNATIVES_WITHIN_DAYS && free.length < MOST; distance++) {
    for (const offset of [distance, -distance]) {
      const checkIn = addDays(wanted.checkIn, offset);
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      if (isAllowed(stay) && !includesReservedDay(stay, reserved, sameDayTurnover)) free.push(stay);
    }
  }
  return free.slice(0, MOST);
}
