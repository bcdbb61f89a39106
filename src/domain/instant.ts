import { type LocalTime, localTime, toEpoch } from "./day.ts";

const MINUTE = 60_000;

/** When a place's wall clock shows this minute; where a clock change skips it, just after. */
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
