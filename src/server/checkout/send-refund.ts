import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Deps } from "../deps.ts";
import { ProviderError } from "../payments/provider.ts";
import { settleRefund } from "./settle-refund.ts";

const cause = { actor: "system", source: "timetable" } as const;

/** Sends a refund that is owed. The refund's own id is the key, so a repetition pays only once. */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await deps.db
    .selectFrom("refund")
    .selectAll()
    .where("id", "=", refundId)
    .executeTakeFirst();
  if (refund?.state !== "due") return;
  try {
    const { payment_id: paymentId, amount, reason } = refund;
    const order = { refundId, paymentId, amount, reason };
    await settleRefund(deps, await deps.payments.refund(order), cause);
  } catch (error) {
    // A refusal will not turn into a yes by itself: the owner must look at it.
    if (error instanceof ProviderError && error.outcome === "refused") {
      const matter = { kind: "refund-failed", subject: refundId } as const;
      await raiseAlert(deps, deps.db, { ...matter, bookingId: refund.booking_id });
    }
    throw error;
  }
}
