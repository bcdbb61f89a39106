import { leftOf } from "../../domain/account.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Change } from "../change.ts";
import { isLive, post, reverseEntries } from "./post.ts";
import type { StoredPayment } from "./read-account.ts";

/**
 * Reverses a payment that was noted by mistake. The part that was refunded did come in: it is
 * entered again first, so that refunds never exceed payments. Returns the reversal's entry.
 */
export async function reversePayment(
  change: Change,
  bookingId: string,
  payment: StoredPayment,
): Promise<{ readonly entryId: string | undefined; readonly amount: Centavos }> {
  const { id: paymentId, received } = payment;
  const amount = leftOf(payment);
  const entered = await change.tx
    .selectFrom("account_entry as entry")
    .select("id")
    .where("payment_id", "=", paymentId)
    .where("kind", "=", "payment")
    .where("reverses", "is", null)
    .where(isLive)
    .execute();
  if (received > amount) {
    await post(change, bookingId, [{ kind: "payment", paymentId, amount: received - amount }]);
  }
  const ids = entered.map(({ id }) => id);
  const [entryId] = await reverseEntries(change, ids);
  return { entryId, amount };
}
