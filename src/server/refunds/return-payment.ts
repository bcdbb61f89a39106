import type { Centavos } from "../../domain/money.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { BookingFacts } from "../bookings/booking-facts.ts";
import { uuidOf } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";

/** Money that went back without a booking of ours ever standing for it. */
export type Returned = {
  readonly kind: "returned";
  readonly code: string;
  readonly amount: Centavos;
};

/**
 * Gives back what was paid for a room our books do not know. The alert is the intent, written
 * first; the refund's id follows from the session's, so that a repetition pays once.
 */
export async function returnPayment(
  deps: Deps,
  session: PaymentSession,
  { code }: BookingFacts,
): Promise<Returned> {
  const { id, paymentId, refunded } = session;
  const amount = session.amount - refunded;
  if (amount > 0 && paymentId !== null) {
    await raiseAlert(deps, deps.db, { kind: "payment-returned", subject: id, facts: { amount } });
    const refundId = uuidOf("returned", id);
    await deps.payments.refund({ refundId, paymentId, amount, reason: "nights-lost" });
  }
  return { kind: "returned", code, amount: session.amount };
}
