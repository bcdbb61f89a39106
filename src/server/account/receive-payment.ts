import type { PaymentMeans } from "../../domain/account.ts";
import type { Day } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import type { Change } from "../change.ts";
import { post } from "./post.ts";

export type NewPayment = { readonly amount: Centavos } & (
  | {
      readonly means: "online";
      readonly provider: string;
      readonly reference: string;
      readonly online_means: OnlineMeans | null;
      readonly refundable_until: Date | null;
    }
  | {
      readonly means: Exclude<PaymentMeans, "online">;
      /** The day it came in; if missing, the day of its entry. */
      readonly received_on?: Day;
    }
);

/** Enters a payment in the account. Null if the provider's payment is known already. */
export async function receivePayment(
  change: Change,
  bookingId: string,
  payment: NewPayment,
): Promise<{ readonly id: string; readonly entryId: string | undefined } | null> {
  const { tx, cause, at } = change;
  const made = await tx
    .insertInto("payment")
    .values({ ...payment, booking_id: bookingId, at, by: cause.actor })
    .onConflict((conflict) => conflict.constraint("payment_is_known_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return null;
  const entry = { kind: "payment", paymentId: made.id, amount: payment.amount } as const;
  const [entryId] = await post(change, bookingId, [entry]);
  return { id: made.id, entryId };
}
