import { excessOf, leftOf } from "../../domain/account.ts";
import { readAccount } from "../account/read-account.ts";
import type { Change } from "../change.ts";
import { owePart } from "./owe-refund.ts";

/** Of a payment through a session of ours, what has no use here goes back by itself. */
export async function returnExcess(
  change: Change,
  bookingId: string,
  reference: string,
): Promise<void> {
  const account = await readAccount(change.tx, bookingId);
  const payment = account.payments.find((one) => one.reference === reference);
  const amount = payment ? Math.min(excessOf(account), leftOf(payment)) : 0;
  if (payment && amount > 0) await owePart(change, bookingId, { payment, amount }, "excess");
}
