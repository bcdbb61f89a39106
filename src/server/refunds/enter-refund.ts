import type { Centavos } from "../../domain/money.ts";
import type { RefundState } from "../../domain/refund.ts";
import { post, reverse } from "../account/post.ts";
import type { Change } from "../change.ts";

type Refund = {
  readonly id: string;
  readonly booking_id: string;
  readonly of_payment: string | null;
  readonly amount: Centavos;
};

/**
 * Updates the account for a refund's new state. `from` is null if the refund was unknown before.
 */
export async function enterRefund(
  change: Change,
  { id: refundId, booking_id: bookingId, of_payment: paymentId, amount }: Refund,
  from: RefundState | null,
  to: RefundState,
): Promise<void> {
  if (paymentId === null) throw new Error("a refund without a payment");
  const wasOwed = from !== null && from !== "failed";
  const isOwed = to !== "failed";
  const wasDone = from === "succeeded";
  const isDone = to === "succeeded";
  const part = { paymentId, refundId, amount };
  if (wasDone && !isDone) await reverse(change, { kind: "refunded", refundId });
  if (wasOwed && !isOwed) await reverse(change, { kind: "refund", refundId });
  if (!wasOwed && isOwed) {
    const beyond = Math.max(0, amount - (await roomIn(change, paymentId)));
    await post(change, bookingId, [{ kind: "refund", ...part, beyond }]);
  }
  if (!wasDone && isDone) await post(change, bookingId, [{ kind: "refunded", ...part }]);
}

/**
 * How much the database lets be refunded of a payment. The row lock serialises concurrent reports.
 */
export async function roomIn({ tx }: Pick<Change, "tx">, paymentId: string): Promise<Centavos> {
  const { received, refunding, disputed, beyond } = await tx
    .selectFrom("payment")
    .select(["received", "refunding", "disputed", "beyond"])
    .where("id", "=", paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Math.max(0, received - refunding - disputed + beyond);
}
