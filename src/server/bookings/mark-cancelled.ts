import type { CancellationReason } from "../../domain/cancellation.ts";
import type { CancellationBasis, Canceller } from "../../domain/cancellation-basis.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Centavos } from "../../domain/money.ts";
import { retain } from "../account/retain.ts";
import { handOver } from "../calendar/hand-over.ts";
import { freeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Booking } from "./booking.ts";
import { endPix } from "./end-pix.ts";
import { moveBooking } from "./move-booking.ts";

export type Terms = {
  readonly refundPercent: number;
  readonly refundAmount: Centavos;
  /** The reason that the guest gave. */
  readonly reason?: CancellationReason | undefined;
  /** Missing if a portal cancelled, or if the row was lost with a restored backup. */
  readonly by?: { readonly who: Canceller; readonly basis: CancellationBasis };
  /** Why less is refunded than the policy gives, as typed by the owner. */
  readonly agreed?: string | undefined;
};

/**
 * Frees the nights, stores the terms, and retains what is not refunded. The caller writes the
 * refunds first.
 */
export async function markCancelled(
  change: Change,
  booking: Booking,
  { refundPercent, refundAmount, reason, by, agreed }: Terms,
  event: JournalEvent = "cancelled",
): Promise<Booking> {
  const { tx, cause, at } = change;
  const freed = await freeNights(change, booking.id);
  await tx
    .insertInto("cancellation")
    .values({
      booking_id: booking.id,
      at,
      by: cause.actor,
      refund_percent: refundPercent,
      refund_amount: refundAmount,
      reason: reason ?? null,
      ...by,
      agreed: by?.basis === "agreed" ? (agreed ?? null) : null,
    })
    .execute();
  await retain(change, booking.id, keptBy(by?.basis));
  await endPix(change, booking.id);
  const facts = { refund: refundAmount, ...by };
  const cancelled = await moveBooking(change, booking, { to: "cancelled", event, facts });
  // Only after the state has changed, because nights of a confirmed booking are never free.
  await handOver(change, freed);
  return cancelled;
}

/** With `gift` the house refunds more than the policy, so the rest is not kept by the policy. */
function keptBy(basis: CancellationBasis | undefined): "policy" | "agreed" | undefined {
  return basis === "policy" || basis === "agreed" ? basis : undefined;
}
