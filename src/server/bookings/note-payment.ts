import type { Centavos } from "../../domain/money.ts";
import type { PaymentMethod } from "../../domain/payment.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import type { Booking, Cause } from "./booking.ts";
import { changeBooking } from "./change-booking.ts";
import { writeJournal } from "./journal.ts";

type HandPayment = { readonly amount: Centavos; readonly method: PaymentMethod };

/** Money at the reception, written down by whoever took it; below zero it was given back. */
export async function notePayment(
  deps: Deps,
  bookingId: string,
  payment: HandPayment,
  cause: Cause,
): Promise<void> {
  await changeBooking(deps, bookingId, (tx, booking, at) =>
    insertHandPayment(tx, booking, payment, at, cause),
  );
}

export async function insertHandPayment(
  tx: Tx,
  booking: Pick<Booking, "id" | "state">,
  { amount, method }: HandPayment,
  at: Date,
  cause: Cause,
): Promise<void> {
  await tx
    .insertInto("hand_payment")
    .values({ booking_id: booking.id, amount, method, at, by: cause.actor })
    .execute();
  const facts = { amount, method };
  const entry = { bookingId: booking.id, event: "paid-by-hand", state: booking.state } as const;
  await writeJournal(tx, { ...entry, at, cause, facts });
}
