import { addDays, type Day } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";

/** Merges consecutive nights into stays, in order. */
export function runsOf(nights: Iterable<Day>): Stay[] {
  const runs: { checkIn: Day; checkOut: Day }[] = [];
  for (const night of [...new Set(nights)].sort()) {
    const last = runs.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else runs.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return runs;
}
