export type Guests = {
  readonly adults: number;
  readonly childrenUpTo12: number;
  readonly childrenAbove12: number;
};

export function guestCount(guests: Guests): number {
  return guests.adults + guests.childrenUpTo12 + guests.childrenAbove12;
}

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

const DEFAULT_ADULTS = 2;

/** The party if none is given. */
export function defaultParty(capacity = DEFAULT_ADULTS): Guests {
  return adultsOnly(Math.min(DEFAULT_ADULTS, capacity));
}

export function adultsOnly(adults: number): Guests {
  return { adults, childrenUpTo12: 0, childrenAbove12: 0 };
}

export function isSameParty(one: Guests, other: Guests): boolean {
  return (
    one.adults === other.adults &&
    one.childrenUpTo12 === other.childrenUpTo12 &&
    one.childrenAbove12 === other.childrenAbove12
  );
}
