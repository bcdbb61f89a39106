import { excessOf, leftOf } from "../../domain/account.ts";
import { readAccount, type StoredPayment } from "../account/read-account.ts";
import type { Change } from "../change.ts";
import { owePart } from "./owe-refund.ts";

/** Of a payment through a session of ours, what has no use here goes back by itself. */
export async function returnExcess(
  change: Change,
  bookingId: string,
  reference: string,
): Promise<void> {
  await returnExcessOf(change, bookingId, (one) => one.reference === reference);
}

/** The same of a Pix to the house's key, which the house gives back by hand. */
export async function returnExcessByHand(
  change: Change,
  bookingId: string,
  paymentId: string,
): Promise<void> {
  await returnExcessOf(change, bookingId, (one) => one.id === paymentId);
}

async function returnExcessOf(
  change: Change,
  bookingId: string,
  isWanted: (payment: StoredPayment) => boolean,
): Promise<void> {
  const account = await readAccount(change.tx, bookingId);
  const payment = account.payments.find(isWanted);
  const amount = payment ? Math.min(excessOf(account), leftOf(payment)) : 0;
  if (payment && amount > 0) await owePart(change, bookingId, { payment, amount }, "excess");
}
