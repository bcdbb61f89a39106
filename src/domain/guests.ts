export type Guests = {
  readonly adults: number;
  readonly childrenUpTo12: number;
  readonly childrenAbove12: number;
};

export function guestCount(guests: Guests): number {
  return guests.adults + guests.childrenUpTo12 + guests.childrenAbove12;
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
