import { type Day, daysBetween, parseDay } from "../../domain/day.ts";

/** What stands in the two date fields, read in the order they ask for: the month first. */
export type TypedDates = { readonly checkIn: Day | null; readonly checkOut: Day | null };

/** Longer stays are so rare that whoever typed one is asked. */
const LONG = 14;
const LONGEST = 30;

/**
 * The dates that were meant if the day was typed first, where the month first makes little sense:
 * in the past, the wrong way round, or for weeks on end. Null where there is nothing to ask.
 */
export function meantDates(read: TypedDates, today: Day): TypedDates | null {
  if (!isPast(read, today) && nights(read) >= 1 && nights(read) <= LONG) return null;
  const checkIns = bothReadings(read.checkIn);
  const checkOuts = bothReadings(read.checkOut);
  const limit = nights(read) > LONG && !isPast(read, today) ? nights(read) - 1 : LONGEST;
  const [shortest] = checkIns
    .flatMap((checkIn) => checkOuts.map((checkOut) => ({ checkIn, checkOut })))
    .filter((dates) => !isPast(dates, today) && nights(dates) >= 1 && nights(dates) <= limit)
    .sort((one, other) => nights(one) - nights(other));
  return shortest ?? null;
}

function isPast({ checkIn, checkOut }: TypedDates, today: Day): boolean {
  const first = checkIn ?? checkOut;
  return first !== null && first < today;
}

/** One date alone can be neither reversed nor long. */
function nights({ checkIn, checkOut }: TypedDates): number {
  return checkIn && checkOut ? daysBetween(checkIn, checkOut) : 1;
}

function bothReadings(of: Day | null): (Day | null)[] {
  const [year, month, dayOfMonth] = of?.split("-") ?? [];
  const other = parseDay(`${year}-${dayOfMonth}-${month}`);
  return other ? [of, other] : [of];
}
