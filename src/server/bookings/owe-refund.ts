import type { Centavos } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/payment.ts";
import type { Tx } from "../database/connect.ts";
import { addJob } from "../jobs/add-job.ts";
import type { Booking } from "./booking.ts";

/**
 * The intent to give money back; the provider is called by the job. The database refuses a sum
 * above what was captured, and a second refund for the same reason.
 */
export async function oweRefund(
  tx: Tx,
  booking: Booking,
  refund: { reason: RefundReason; amount: Centavos; at: Date },
): Promise<void> {
  if (booking.payment_id === null) throw new Error("nothing was paid for this booking");
  const { id } = await tx
    .insertInto("refund")
    .values({
      booking_id: booking.id,
      payment_id: booking.payment_id,
      reason: refund.reason,
      amount: refund.amount,
      created_at: refund.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "send-refund", { refundId: id });
}
