import { goesBackOnline, type RefundPart, spreadRefund } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/refund.ts";
import { post } from "../account/post.ts";
import { readAccount, type StoredPayment } from "../account/read-account.ts";
import type { Change } from "../change.ts";
import { uuidOf } from "../database/uuid.ts";
import { addJob } from "../queue/add-job.ts";

/**
 * Divides a refund among the booking's payments. Refused if less is left of them. Returns the
 * entries' ids.
 */
export async function oweRefund(
  change: Change,
  bookingId: string,
  refund: {
    readonly reason: RefundReason;
    readonly amount: Centavos;
    readonly discount?: Centavos;
  },
): Promise<string[]> {
  const { payments } = await readAccount(change.tx, bookingId);
  const parts = spreadRefund(payments, refund.amount, change.at);
  if (!parts) throw new AppError("refund-too-high");
  const entries: string[] = [];
  let { discount: rest = 0 } = refund;
  for (const part of parts) {
    const discount = Math.min(rest, part.amount);
    entries.push(...(await owePart(change, bookingId, part, refund.reason, { discount })));
    rest -= discount;
  }
  return entries;
}

/**
 * A refund of one payment: an outbox row whose job calls the provider, or a task for the property
 * if the payment came by hand, or too long ago for the provider. Constraints refuse more than is
 * left, and a second refund for the same end.
 */
export async function owePart(
  change: Change,
  bookingId: string,
  { payment, amount }: RefundPart<StoredPayment>,
  reason: RefundReason,
  { id, discount = 0 }: { readonly id?: string; readonly discount?: Centavos } = {},
): Promise<string[]> {
  const { tx, at } = change;
  const isOnline = goesBackOnline(payment, at);
  const { id: refundId } = await tx
    .insertInto("refund")
    .values({
      ...(id ? { id } : isOnline && idOf(payment, reason)),
      booking_id: bookingId,
      of_payment: payment.id,
      reason,
      amount,
      discount,
      state: isOnline ? "due" : "by-hand",
      means: isOnline ? "online" : null,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const entry = { kind: "refund", paymentId: payment.id, refundId, amount } as const;
  const entries = await post(change, bookingId, [entry]);
  if (isOnline) await addJob(tx, "send-refund", { refundId });
  return entries;
}

/**
 * For reasons that occur once per booking, the id is derived, and it is the idempotency key at the
 * provider: if it is owed again after a restore, it is still paid once.
 */
function idOf({ reference }: StoredPayment, reason: RefundReason): { id?: string } {
  const once = reason === "cancelled" || reason === "nights-lost";
  return once ? { id: uuidOf("refund", reference ?? "", reason) } : {};
}
