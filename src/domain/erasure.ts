import type { BookingState } from "./booking.ts";
import { addDays, type Day } from "./day.ts";

/** How long after a stay a chargeback or complaint is possible. */
export const CLAIM_DAYS = 120;
/** How long after a hold a slow payment may still arrive. */
export const LATE_PAYMENT_DAYS = 3;

/** What decides whether a booking can be erased. */
export type ErasureFacts = {
  readonly state: BookingState;
  /** The check-out day of a valid booking; the day it ended for any other. */
  readonly lastDay: Day;
  readonly wasPaid: boolean;
  /** A refund is pending, or was refused and not yet handled; or a Pix may have been paid. */
  readonly owesGuest: boolean;
};

export type NotYet = {
  readonly because: "paying" | "stay" | "money" | "claims";
  /** The first possible day; null if it depends on a person. */
  readonly from: Day | null;
};

/** Null if it can be erased now. */
export function notYetErasable(facts: ErasureFacts, today: Day): NotYet | null {
  const { state, lastDay } = facts;
  if (state === "expired" && facts.owesGuest) return { because: "money", from: null };
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

/** The longest wait among a person's bookings. */
export function longest(waits: readonly (NotYet | null)[]): NotYet | null {
  return waits.reduce((one, other) => {
    if (!one || !other) return one ?? other;
    if (one.from === null) return one;
    return other.from === null || other.from > one.from ? other : one;
  }, null);
}
