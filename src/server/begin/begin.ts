import { AppError } from "../../domain/app-error.ts";
import type { Booking } from "../bookings/booking.ts";

const ROUNDS = 3;

export type Claimed = {
  readonly booking: Booking;
  /** False: another payment is open for the claim and has to be ended first. */
  readonly isSame: boolean;
};

/** What is to be paid. */
export type Claim<Way, C extends Claimed> = {
  /**
   * Behind the claim's locks, finds the payment that is open for it or lets the way write one.
   * Throws if nothing may be paid.
   */
  readonly lock: (way: Way) => Promise<C>;
  /** Ends the open payment, first at the provider. */
  readonly end: (claimed: C) => Promise<unknown>;
};

/** How it is paid, once it is claimed. */
export type Opens<C extends Claimed, T> = {
  /** Runs after the commit. 'ended': the claim can no longer be paid. */
  readonly open: (claimed: C, end: () => Promise<unknown>) => Promise<T | "ended">;
};

/** Begins a payment: continues an open one if it is the same, otherwise ends it first. */
export async function begin<Way, C extends Claimed, T>(
  claim: Claim<Way, C>,
  way: Way & Opens<C, T>,
): Promise<T> {
  for (let round = 1; round <= ROUNDS; round++) {
    const claimed = await claim.lock(way);
    const end = () => claim.end(claimed);
    if (!claimed.isSame) {
      await end();
      continue;
    }
    const opened = await way.open(claimed, end);
    if (opened !== "ended") return opened;
  }
  throw new AppError("payment-unavailable");
}
