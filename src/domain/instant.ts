import { type LocalTime, localTime, toEpoch } from "./day.ts";

const MINUTE = 60_000;

/** The instant of a local time; if daylight saving skips it, just after the gap. */
export function instantOf(wanted: LocalTime, timeZone: string): number {
  const target = asIfInGreenwich(wanted);
  const errorAt = (instant: number) => asIfInGreenwich(localTime(timeZone, instant)) - target;
  const guess = target - errorAt(target);
  return guess - Math.min(0, errorAt(guess));
}

function asIfInGreenwich({ day, time }: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return toEpoch(day) + (hours * 60 + minutes) * MINUTE;
}
