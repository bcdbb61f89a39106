import { addDays, type Day } from "./day.ts";
import {
  daysThatDecide,
  includesReservedDay,
  nightCount,
  type Reserved,
  type Stay,
} from "./stay.ts";

const WITHIN_DAYS = 30;
const MOST = 3;

/** The days that have to be known to say what is free near a stay; the last is not among them. */
export function daysAround({ checkIn, checkOut }: Stay): { from: Day; until: Day } {
  const [first, last] = [addDays(checkIn, -WITHIN_DAYS), addDays(checkOut, WITHIN_DAYS)];
  return daysThatDecide({ checkIn: first, checkOut: last });
}

/** The free stays of the same length that begin nearest to the wanted one, nearest first. */
export function nearestFreeStays(
  wanted: Stay,
  { reserved, sameDayTurnover }: Reserved,
  isAllowed: (stay: Stay) => boolean,
): Stay[] {
  const nights = nightCount(wanted);
  const free: Stay[] = [];
  for (let distance = 1; distance <= WITHIN_DAYS && free.length < MOST; distance++) {
    for (const offset of [distance, -distance]) {
      const checkIn = addDays(wanted.checkIn, offset);
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      if (includesReservedDay(stay, reserved, sameDayTurnover)) continue;
      if (isAllowed(stay)) free.push(stay);
    }
  }
  return free.slice(0, MOST);
}
