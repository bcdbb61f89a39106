import { AppError } from "../../domain/app-error.ts";
import type { Booking } from "../bookings/booking.ts";

const ROUNDS = 3;

export type Claimed = {
  readonly booking: Booking;
  /** False: something else is open for it, which has to end first. */
  readonly isSame: boolean;
};

/** What is to be paid. */
export type Claim<Way, C extends Claimed> = {
  /** Behind its locks: what is open for it, or what the way writes. Refused if nothing may be paid. */
  readonly lock: (way: Way) => Promise<C>;
  /** Ends what is open, at the provider first. */
  readonly end: (claimed: C) => Promise<unknown>;
};

/** How it is paid, once it is claimed. */
export type Opens<C extends Claimed, T> = {
  /** After the commit. 'ended': what was claimed could be paid no more. */
  readonly open: (claimed: C, end: () => Promise<unknown>) => Promise<T | "ended">;
};

/** Begins a payment: goes on with what is open if it is the same, and otherwise ends it first. */
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
