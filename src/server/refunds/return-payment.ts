import type { Centavos } from "../../domain/money.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { BookingFacts } from "../bookings/booking-facts.ts";
import { uuidOf } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";

/** A payment returned without a booking here. */
export type Returned = {
  readonly kind: "returned";
  readonly why: "nights-lost" | "payment-returned";
  readonly code: string;
  readonly amount: Centavos;
};

/**
 * Refunds a payment that becomes no entry here: for a room that is unknown, or of another amount. The alert is the outbox row, written first;
 * the refund's id derives from the session's, so a retry pays once.
 */
export async function returnPayment(
  deps: Deps,
  session: PaymentSession,
  { code }: Pick<BookingFacts, "code">,
  why: Returned["why"],
): Promise<Returned> {
  const { id, paymentId, refunded } = session;
  const amount = session.amount - refunded;
  if (amount > 0 && paymentId !== null) {
    await raiseAlert(deps, deps.db, { kind: "payment-returned", subject: id, facts: { amount } });
    const refundId = uuidOf("returned", id);
    await deps.payments.refund({ refundId, paymentId, amount, reason: "nights-lost" });
  }
  return { kind: "returned", why, code, amount: session.amount };
}
