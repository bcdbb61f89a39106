import type { Centavos } from "../../domain/money.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { BookingFacts } from "../bookings/booking-facts.ts";
import { uuidOf } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";

/** A payment that was refunded without becoming part of a booking. */
export type Returned = {
  readonly kind: "returned";
  readonly why: "nights-lost" | "payment-returned";
  readonly code: string;
  readonly amount: Centavos;
};

/**
 * Refunds a session's payments that get no entry here: for an unknown room, or of another amount.
 * The alert is the outbox row, written first; a refund's id is derived from the session's, so a
 * retry pays once.
 */
export async function returnPayment(
  deps: Deps,
  session: PaymentSession,
  { code }: Pick<BookingFacts, "code">,
  why: Returned["why"],
): Promise<Returned> {
  const { id: subject } = session;
  const left = leftOf(session);
  const amount = left.reduce((sum, one) => sum + one.amount, 0);
  if (amount > 0) {
    await raiseAlert(deps, deps.db, { kind: "payment-returned", subject, facts: { amount } });
  }
  for (const { name, ...part } of left) {
    const refundId = uuidOf("returned", ...name, ...(await tries(deps, part.paymentId)));
    await deps.payments.refund({ ...part, refundId, reason: "nights-lost" });
  }
  return { kind: "returned", why, code, amount: session.amount };
}

/**
 * What is left of each payment of the session. The first one's refund is named by the session's id
 * only.
 */
function leftOf({ id, paymentId, amount, refunded, further }: PaymentSession) {
  const first = paymentId === null ? [] : [{ name: [id], paymentId, amount, refunded }];
  const others = further.map((one) => ({ ...one, name: [id, one.paymentId] }));
  return [...first, ...others]
    .map((one) => ({ ...one, amount: one.amount - one.refunded }))
    .filter((one) => one.amount > 0);
}

/**
 * After a failed refund a new attempt needs a new id, or the provider would return the failed one.
 */
async function tries(deps: Deps, paymentId: string): Promise<string[]> {
  const made = await Array.fromAsync(deps.payments.listRefunds({ paymentId }));
  const failed = made.filter(({ state }) => state === "failed").length;
  return failed > 0 ? [String(failed)] : [];
}
