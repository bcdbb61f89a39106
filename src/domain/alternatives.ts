import { addDays, type Day } from "./day.ts";
import { daysThatDecide, nightCount, overlap, type Stay } from "./stay.ts";

const WITHIN_DAYS = 30;
const MOST = 3;

/** The days that must be read to find free stays near a stay; `until` is not among them. */
export function daysAround({ checkIn, checkOut }: Stay): { from: Day; until: Day } {
  const [first, last] = [addDays(checkIn, -WITHIN_DAYS), addDays(checkOut, WITHIN_DAYS)];
  return daysThatDecide({ checkIn: first, checkOut: last });
}

/**
 * The stays of the same length that begin nearest to the wanted one, nearest first. None shares a
 * night with another: three of the same days would be no choice.
 */
export function nearestFreeStays(
  wanted: Stay,
  isFree: (stay: Stay) => boolean,
  most: number = MOST,
): Stay[] {
  const nights = nightCount(wanted);
  const found: Stay[] = [];
  for (let distance = 1; distance <= WITHIN_DAYS; distance++) {
    for (const offset of [distance, -distance]) {
      const checkIn = addDays(wanted.checkIn, offset);
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      if (found.length === most) return found;
      if (!found.some((other) => overlap(stay, other)) && isFree(stay)) found.push(stay);
    }
  }
  return found;
}
