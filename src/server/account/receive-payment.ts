import type { PaymentMeans } from "../../domain/account.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Change } from "../change.ts";
import { post } from "./post.ts";

export type NewPayment = { readonly amount: Centavos } & (
  | { readonly means: "online"; readonly provider: string; readonly reference: string }
  | { readonly means: Exclude<PaymentMeans, "online"> }
);

/** Enters a payment in the account. Null if the provider's payment is known already. */
export async function receivePayment(
  change: Change,
  bookingId: string,
  payment: NewPayment,
): Promise<string | null> {
  const { tx, cause, at } = change;
  const made = await tx
    .insertInto("payment")
    .values({ ...payment, booking_id: bookingId, at, by: cause.actor })
    .onConflict((conflict) => conflict.constraint("payment_is_known_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return null;
  await post(change, bookingId, [{ kind: "payment", paymentId: made.id, amount: payment.amount }]);
  return made.id;
}
