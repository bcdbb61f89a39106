import { excessOf, leftOf } from "../../domain/account.ts";
import { isOver } from "../../domain/booking.ts";
import { readAccount, type StoredPayment } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { owePart } from "./owe-refund.ts";
import { refusedGifts, tellOfGifts, waitingIn } from "./refused-gifts.ts";

type Ended = Pick<Booking, "id" | "state">;

/** Of a payment through a session of ours, what has no use here goes back by itself. */
export async function returnExcess(
  deps: Deps,
  change: Change,
  booking: Ended,
  reference: string,
): Promise<void> {
  await returnExcessOf(deps, change, booking, (one) => one.reference === reference);
}

/** The same of a Pix to the house's key, which the house gives back by hand. */
export async function returnExcessByHand(
  deps: Deps,
  change: Change,
  booking: Ended,
  paymentId: string,
): Promise<void> {
  await returnExcessOf(deps, change, booking, (one) => one.id === paymentId);
}

async function returnExcessOf(
  deps: Deps,
  change: Change,
  { id, state }: Ended,
  isWanted: (payment: StoredPayment) => boolean,
): Promise<void> {
  const account = await readAccount(change.tx, id);
  const payment = account.payments.find(isWanted);
  const excess = excessOf(account);
  if (!payment || excess === 0) return;
  const gifts = await refusedGifts(change.tx, id);
  // What came after the end is nobody's gift.
  const ofGifts = isOver(state) ? Math.max(0, excess - payment.received) : excess;
  const withheld = Math.min(waitingIn(gifts), ofGifts);
  if (withheld > 0) await tellOfGifts(deps, change, id, gifts);
  const amount = Math.min(excess - withheld, leftOf(payment));
  if (amount > 0) await owePart(change, id, { payment, amount }, "excess");
}
