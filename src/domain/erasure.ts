import type { BookingState } from "./booking.ts";
import { addDays, type Day } from "./day.ts";

/** So long after a stay its payment can be contested at the card's bank, or a complaint made. */
export const CLAIM_DAYS = 120;
/** So long after a hold a payment that was slow at the bank may still arrive. */
export const LATE_PAYMENT_DAYS = 3;

/** What decides whether a booking may lose its guest's name. */
export type ErasureFacts = {
  readonly state: BookingState;
  /** The last day of a stay that stands; of any other booking, the day it ended on. */
  readonly lastDay: Day;
  readonly wasPaid: boolean;
  /** A refund is not final, or was refused and nobody has seen to it. */
  readonly owesGuest: boolean;
};

export type NotYet = {
  readonly because: "paying" | "stay" | "money" | "claims";
  /** The first day on which it is possible; null if that depends on somebody. */
  readonly from: Day | null;
};

/** Null if nothing speaks against it. */
export function notYetErasable(facts: ErasureFacts, today: Day): NotYet | null {
  const { state, lastDay } = facts;
  if (state === "held" || state === "expired") {
    return until(addDays(lastDay, LATE_PAYMENT_DAYS + 1), "paying", today);
  }
  const claimsEnd = addDays(lastDay, CLAIM_DAYS + 1);
  if (state === "confirmed" && lastDay >= today) return { because: "stay", from: claimsEnd };
  if (facts.owesGuest) return { because: "money", from: null };
  const nothingHappened = state === "cancelled" && !facts.wasPaid;
  return nothingHappened ? null : until(claimsEnd, "claims", today);
}

function until(from: Day, because: NotYet["because"], today: Day): NotYet | null {
  return today < from ? { because, from } : null;
}

/** Of several bookings of one person, the one that takes longest. */
export function longest(waits: readonly (NotYet | null)[]): NotYet | null {
  return waits.reduce((one, other) => {
    if (!one || !other) return one ?? other;
    if (one.from === null) return one;
    return other.from === null || other.from > one.from ? other : one;
  }, null);
}
