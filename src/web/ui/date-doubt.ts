import { type Day, daysBetween, parseDay } from "../../domain/day.ts";

/** Both date fields, parsed in the order of the house. */
export type TypedDates = { readonly checkIn: Day | null; readonly checkOut: Day | null };

/** Longer stays are so rare that the visitor is asked. */
const LONG = 14;
const LONGEST = 30;

/**
 * The dates with day and month swapped, if as read they make little sense: in the past, reversed,
 * or weeks long. Null if there is no doubt.
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

/** A single date can be neither reversed nor long. */
function nights({ checkIn, checkOut }: TypedDates): number {
  return checkIn && checkOut ? daysBetween(checkIn, checkOut) : 1;
}

function bothReadings(of: Day | null): (Day | null)[] {
  const [year, month, dayOfMonth] = of?.split("-") ?? [];
  const other = parseDay(`${year}-${dayOfMonth}-${month}`);
  return other ? [of, other] : [of];
}
