import type { CivilClock } from "./platform.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** V8's Date assumes that clocks do not change twice within nineteen days. */
const STRIDE = 20;

/**
 * Every clock change of a zone, to the minute. Date quickly shows that something changed between
 * two days; the reference finds when.
 */
export function transitions(clock: CivilClock, from: number, to: number): number[] {
  const offsets = dailyOffsets(clock.zone, from, to);
  const found: number[] = [];
  for (let day = 1; day < offsets.length; day++) {
    if (offsets[day] !== offsets[day - 1]) found.push(turn(clock, from + (day - 1) * DAY));
  }
  return found;
}

/** In strides longer than Date's cache, which is dropped when the zone is set again. */
function dailyOffsets(zone: string, from: number, to: number): Int32Array {
  const offsets = new Int32Array((to - from) / DAY + 1);
  for (let first = 0; first < STRIDE; first++) {
    process.env.TZ = zone;
    for (let day = first; day < offsets.length; day += STRIDE) {
      offsets[day] = offsetAt(from + day * DAY);
    }
  }
  return offsets;
}

function offsetAt(instant: number): number {
  const date = new Date(instant);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()] as const;
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), ...parts) - instant;
}

function turn(clock: CivilClock, from: number): number {
  const before = clock.ahead(from);
  let [low, high] = [0, DAY / MINUTE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (clock.ahead(from + middle * MINUTE) === before) low = middle;
    else high = middle;
  }
  return from + high * MINUTE;
}

/** The midnights of this day and the next, by the offset before and after the change. */
export function midnightsAround(clock: CivilClock, instant: number): number[] {
  const offsets = new Set([clock.ahead(instant - MINUTE), clock.ahead(instant)]);
  return [...offsets].flatMap((ahead) => {
    const midnight = Math.floor((instant + ahead) / DAY) * DAY - ahead;
    return [midnight, midnight + DAY];
  });
}
