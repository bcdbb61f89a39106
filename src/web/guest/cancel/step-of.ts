import type { CancellationOffer, GuestBooking } from "../../../contract/guest-api.ts";

/** The answer to a submitted form. */
export type CancelAnswer = { readonly refused: string; readonly seen?: number | null };

type Known = {
  readonly booking: Pick<GuestBooking, "state">;
  readonly offer: CancellationOffer | null;
  readonly isAsking: boolean;
};

export type CancelStep = "done" | "not-here" | "differs" | "asking" | "nothing" | "simulator";

/** Which page of cancelling is shown. The booking's current state counts more than any answer. */
export function stepOf({ booking, offer, isAsking }: Known, answer?: CancelAnswer): CancelStep {
  if (booking.state === "cancelled") return "done";
  if (!offer) return "not-here";
  if (answer?.refused === "refund-differs" && answer.seen !== offer.refund) return "differs";
  if (isAsking) return "asking";
  return offer.refund === 0 ? "nothing" : "simulator";
}
