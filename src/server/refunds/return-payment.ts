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
 * Refunds what was paid in a session and becomes no entry here: for a room that is unknown, or of
 * another amount. The alert is the outbox row, written first; a refund's id derives from the
 * session's, so a retry pays once.
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

/** Of each payment of the session. The first is named by the session alone. */
function leftOf({ id, paymentId, amount, refunded, further }: PaymentSession) {
  const first = paymentId === null ? [] : [{ name: [id], paymentId, amount, refunded }];
  const others = further.map((one) => ({ ...one, name: [id, one.paymentId] }));
  return [...first, ...others]
    .map((one) => ({ ...one, amount: one.amount - one.refunded }))
    .filter((one) => one.amount > 0);
}

/** What the provider has rejected needs another name, or it would be told of that one again. */
async function tries(deps: Deps, paymentId: string): Promise<string[]> {
  const made = await Array.fromAsync(deps.payments.listRefunds({ paymentId }));
  const failed = made.filter(({ state }) => state === "failed").length;
  return failed > 0 ? [String(failed)] : [];
}
