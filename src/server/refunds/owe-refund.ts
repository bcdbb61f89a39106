import type { Centavos } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/payment.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Change } from "../change.ts";
import { uuidOf } from "../database/uuid.ts";
import { addJob } from "../queue/add-job.ts";

/**
 * Outbox row; the job calls the provider. The database refuses a total above the captured amount,
 * and a second refund for the same reason.
 */
export async function oweRefund(
  { tx, at }: Pick<Change, "tx" | "at">,
  booking: Booking,
  refund: { reason: RefundReason; amount: Centavos },
): Promise<void> {
  if (booking.payment_id === null) throw new Error("cannot refund a booking without a payment");
  const { id } = await tx
    .insertInto("refund")
    .values({
      ...idOf(booking, refund.reason),
      booking_id: booking.id,
      payment_id: booking.payment_id,
      reason: refund.reason,
      amount: refund.amount,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "send-refund", { refundId: id });
}

/**
 * A one-time reason determines the id, which is the idempotency key at the provider: if a restore
 * makes us owe it again, it is still paid once.
 */
function idOf({ id }: Booking, reason: RefundReason): { id?: string } {
  const once = reason === "cancelled" || reason === "nights-lost";
  return once ? { id: uuidOf("refund", id, reason) } : {};
}
