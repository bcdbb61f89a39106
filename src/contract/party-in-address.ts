import { adultsOnly, type Guests, guestCount } from "../domain/guests.ts";

/** The party in a query string: `people` counts everybody, children included. */

const MOST_PEOPLE = 50;

/** Null if no party is given or the numbers make no sense: a party has an adult. */
export function readParty(query: URLSearchParams): Guests | null {
  const people = readCount(query.get("people"));
  const childrenUpTo12 = readCount(query.get("childrenUpTo12")) ?? 0;
  const childrenAbove12 = readCount(query.get("childrenAbove12")) ?? 0;
  if (!people) return null;
  const adults = people - childrenUpTo12 - childrenAbove12;
  return adults >= 1 ? { adults, childrenUpTo12, childrenAbove12 } : adultsOnly(people);
}

/** Children are written only if there are any; earlier values are replaced. */
export function writeParty(query: URLSearchParams, guests: Guests): void {
  query.set("people", String(guestCount(guests)));
  for (const age of ["childrenUpTo12", "childrenAbove12"] as const) {
    if (guests[age] > 0) query.set(age, String(guests[age]));
    else query.delete(age);
  }
}

function readCount(text: string | null): number | null {
  const count = Number(text);
  return text && Number.isInteger(count) && count >= 0 && count <= MOST_PEOPLE ? count : null;
}
