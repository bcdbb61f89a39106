import { AppError } from "../../domain/app-error.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Booking } from "./booking.ts";
import { findBooking, lockBooking } from "./find-booking.ts";

/** A change that affects no nights: on the locked row, in one transaction. */
export async function changeBooking(
  deps: Deps,
  bookingId: string,
  change: (tx: Tx, booking: Booking, at: Date) => Promise<void>,
): Promise<void> {
  if (!(await findBooking(deps.db, bookingId))) throw new AppError("booking-unknown");
  await inTransaction(deps.db, async (tx) => {
    await change(tx, await lockBooking(tx, bookingId), new Date(deps.clock()));
  });
}
