import { adultsOnly, type Guests } from "./guests.ts";

/** All parties as one. */
export function everybodyIn(parties: readonly Guests[]): Guests {
  return parties.reduce(
    (all, { adults, childrenUpTo12, childrenAbove12 }) => ({
      adults: all.adults + adults,
      childrenUpTo12: all.childrenUpTo12 + childrenUpTo12,
      childrenAbove12: all.childrenAbove12 + childrenAbove12,
    }),
    adultsOnly(0),
  );
}

export function without(all: Guests, some: Guests): Guests {
  return {
    adults: all.adults - some.adults,
    childrenUpTo12: all.childrenUpTo12 - some.childrenUpTo12,
    childrenAbove12: all.childrenAbove12 - some.childrenAbove12,
  };
}
