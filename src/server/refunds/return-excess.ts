import { excessOf, leftOf } from "../../domain/account.ts";
import { isOver } from "../../domain/booking.ts";
import { readAccount, type StoredPayment } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { owePart } from "./owe-refund.ts";
import { refusedGifts, tellOfGifts, waitingIn } from "./refused-gifts.ts";

type Ended = Pick<Booking, "id" | "state">;

/** Refunds the part of an online payment that exceeds the price, automatically. */
export async function returnExcess(
  deps: Deps,
  change: Change,
  booking: Ended,
  reference: string,
): Promise<void> {
  await returnExcessOf(deps, change, booking, (one) => one.reference === reference);
}

/** The same for a Pix to the house's key, which the house refunds by hand. */
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
  // A payment after the booking's end is refunded whole: no gift can be part of it.
  const ofGifts = isOver(state) ? Math.max(0, excess - payment.received) : excess;
  const withheld = Math.min(waitingIn(gifts), ofGifts);
  if (withheld > 0) await tellOfGifts(deps, change, id, gifts);
  const amount = Math.min(excess - withheld, leftOf(payment));
  if (amount > 0) await owePart(change, id, { payment, amount }, "excess");
}
